import { type ErrorCode, errorCodes } from '../src/contract/error-codes';
import { inLanguage, type Language, type Texts } from './language';

/** Text of the server. It is plain data, so that jobs can store it. */
export type Message = { texts: Texts };
/** Error message with an error code of the contract. */
export type Refusal = Message & { code: ErrorCode };

/** `HOTWORD_TAKEN` as `hotwordTaken`. */
type NameOf<Code> = Code extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<NameOf<Rest>>}`
  : Lowercase<Code & string>;

const isCode = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code);

/** Messages by name; names that match an error code get that code: `hotwordTaken` has the code `HOTWORD_TAKEN`. */
export const defineMessages = <Name extends string>(texts: Record<Name, Texts>) =>
  Object.fromEntries(
    Object.entries<Texts>(texts).map(([name, pair]) => {
      const code = name.replace(/[A-Z]/g, '_$&').toUpperCase();
      return [name, { texts: pair, ...(isCode(code) && { code }) }];
    }),
  ) as { [Each in Name]: Each extends NameOf<ErrorCode> ? Refusal : Message };

export const message = ({ texts }: Message, language: Language) => inLanguage(texts, language);

/** Messages that several entities share. */
export const messages = defineMessages({
  unauthorized: ['请先登录', 'Please sign in first'],
  forged: ['请求来源无法确认', 'The origin of the request could not be verified'],
  malformed: ['请求内容无法解析', 'The request could not be parsed'],
  invalid: ['提交的内容有误，请检查后重试', 'Please check what you have entered'],
  notFound: ['请求的内容不存在', 'Not found'],
  conflict: ['内容已被他人修改，请查看最新内容', 'Someone else changed this meanwhile'],
  internal: ['服务器内部错误，请稍后重试', 'Internal server error, please retry later'],
  contract: ['服务器返回的数据不符合约定', 'The answer of the server is not what was agreed upon'],
  mobileInvalid: ['手机号格式不正确', 'This is not a mobile number'],
  regionUnknown: ['地区不存在', 'There is no such region'],
  required: ['请填写', 'This is needed'],
  projectUnknown: ['项目不存在', 'There is no such project'],
  phoneInvalid: ['电话格式不正确', 'This is not a phone number'],
  endNotAfterStart: ['结束时间必须晚于开始时间', 'The end must lie after the beginning'],
});
