export default {
  seconds: '{value} 秒',
  minutes: '{minutes} {seconds, plural, =0 {分钟} other {分 # 秒}}',
  hours: '{hours} 小时{minutes, plural, =0 {} other { # 分钟}}',
};
