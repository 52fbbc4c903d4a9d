const messages = {
  unauthorized: ['请先登录', 'Please sign in first'],
  badCredentials: ['用户名或密码不正确', 'User name or password is not correct'],
  tooManyAttempts: ['尝试次数过多，请稍后再试', 'Too many attempts, please try again later'],
  forged: ['请求来源无法确认', 'The origin of the request could not be verified'],
  malformed: ['请求内容无法解析', 'The request could not be parsed'],
  invalid: ['提交的内容有误，请检查后重试', 'Please check what you have entered'],
  notFound: ['请求的内容不存在', 'Not found'],
  internal: ['服务器内部错误，请稍后重试', 'Internal server error, please retry later'],
} as const;

export type MessageId = keyof typeof messages;

/** A message of the server in the language that the request asks for. */
export function message(id: MessageId, request: Request) {
  const [chinese, english] = messages[id];
  return request.headers.get('accept-language')?.toLowerCase().startsWith('en') ? english : chinese;
}
