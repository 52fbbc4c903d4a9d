export default {
  seconds: '{value} s',
  minutes: '{minutes} min{seconds, plural, =0 {} other { # s}}',
  hours: '{hours} h{minutes, plural, =0 {} other { # min}}',
};
