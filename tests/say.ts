import IntlMessageFormat from 'intl-messageformat';

/** A text of src/locales with its values in it, as the console says it: numbers grouped, English counts of one. */
export const formatText = (text: string, values: Record<string, string | number>) =>
  String(new IntlMessageFormat(text, 'en-US').format(values));
