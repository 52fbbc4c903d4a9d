/** Whether `text` has the form of an email address; only sending an email can tell whether it exists. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
