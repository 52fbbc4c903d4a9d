import IntlMessageFormat from 'intl-messageformat';

/** Formats a message of src/locales as the console does in English, with grouped numbers and English plurals. */
export const formatText = (text: string, values: Record<string, string | number>) =>
  String(new IntlMessageFormat(text, 'en-US').format(values));
