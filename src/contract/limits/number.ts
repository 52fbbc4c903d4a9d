/** Search text for the number of a member, record, report or follow-up. */
export const numberPart = {
  /** Of the input, spaces included. */
  maxLength: 20,
  /** The letter, some digits or both; never a possible phone number, which must not appear in a URL. */
  pattern: /^(?!1[3-9]\d{5,9}$)([A-Za-z]\d{0,14}|\d{1,14})$/,
} as const;
