/** Whether `text` is a page path of a mini program: no leading slash, no query (docs/domain.md 5.3). */
export const isMiniProgramPath = (text: string) => /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/.test(text);

/** Whether `text` is the AppID of a mini program or an official account (docs/domain.md 6.4). */
export const isAppId = (text: string) => /^wx[0-9a-f]{16}$/.test(text);

/** Whether `text` is a valid scene of an unlimited mini-program code (docs/domain.md 3). */
export const isScene = (text: string) => /^[0-9A-Za-z!#$&'()*+,/:;=?@\-._~]{1,32}$/.test(text);
