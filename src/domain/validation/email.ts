/** Whether `text` has the form of an e-mail address; whether there is one, only a mail can tell. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
