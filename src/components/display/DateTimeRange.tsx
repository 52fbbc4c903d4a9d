/** Dates and times as src/utils/date writes them. */
const written = /(\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?)/;

/** A text with dates and times in it, none of which is broken over two lines (global.css). */
export const DateTimeRange = ({ text }: { text: string }) => (
  // Laid out side by side, as in a description, its parts would lose the blanks between them.
  <span>
    {text.split(written).map((part, index) =>
      // Split by what it captures, a text is at odd places what was captured.
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other names
      index % 2 === 1 ? <time key={index}>{part}</time> : part,
    )}
  </span>
);
