export type Language = 'zh-CN' | 'en-US';

/** Text of the server in each language. */
export type Texts = readonly [chinese: string, english: string];

export const inLanguage = (texts: Texts, language: Language) => texts[language === 'en-US' ? 1 : 0];

/** Accepted language of a request: Chinese unless English is requested. */
export const getLanguage = (request: Request): Language =>
  request.headers.get('accept-language')?.toLowerCase().startsWith('en') ? 'en-US' : 'zh-CN';
