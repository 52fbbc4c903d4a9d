/** What a number of a member, record, report or follow-up is found by. */
export const numberPart = {
  /** Of what may be typed or pasted, spaces included. */
  maxLength: 20,
  /** Its letter, some of its digits, or both; never what may be a phone number, which stands in no URL. */
  pattern: /^(?!1[3-9]\d{5,9}$)([A-Za-z]\d{0,14}|\d{1,14})$/,
} as const;
