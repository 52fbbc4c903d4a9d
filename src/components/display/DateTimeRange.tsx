/** Dates and times in the format of src/utils/date. */
const written = /(\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?)/;

/** Text with dates and times that do not break across lines (global.css). */
export const DateTimeRange = ({ text }: { text: string }) => (
  // One span: in a flex layout, as in Descriptions, the parts would lose the spaces between them.
  <span>
    {text.split(written).map((part, index) =>
      // `split` with a capture group puts the matches at odd indexes.
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other keys
      index % 2 === 1 ? <time key={index}>{part}</time> : part,
    )}
  </span>
);
