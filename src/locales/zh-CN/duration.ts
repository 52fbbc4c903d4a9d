export default {
  seconds: '{value} 秒',
  minutes: '{minutes} 分{seconds, plural, =0 {} other { # 秒}}',
  hours: '{hours} 小时{minutes, plural, =0 {} other { # 分}}',
};
