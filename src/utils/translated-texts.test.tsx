import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

// The set-up of tests loads src/global.tsx, as the console does: keepTextsTranslatable is called there.
const ways: [string, (text: Text, font: HTMLElement) => void][] = [
  ['replaces them', (text, font) => text.replaceWith(font)],
  [
    'inserts elements before them and removes them',
    (text, font) => {
      text.before(font);
      text.remove();
    },
  ],
  [
    'inserts elements behind them and removes them',
    (text, font) => {
      text.after(font);
      text.remove();
    },
  ],
];

function Result({ score, note, names }: { score: number | null; note?: string; names: string[] }) {
  return (
    <p>
      {score !== null && `${score} points · `}
      {note}
      {names.map((name) => (
        <b key={name}>{name}</b>
      ))}
      {note === undefined ? 'none' : <i>noted</i>}
    </p>
  );
}

test.each(ways)('texts follow the data when a translator %s', async (_, replace) => {
  const { container, rerender } = render(<Result score={3} names={['a', 'b']} />);
  const translate = async () => {
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = text.data;
      replace(text, font);
    }
    // The replacement is known once observers have been told.
    await act(async () => {});
  };
  const shows = (text: string) => expect(container.textContent).toBe(text);
  await translate();
  rerender(<Result score={7} names={['b', 'a', 'c']} />);
  shows('7 points · bacnone');
  await translate();
  rerender(<Result score={null} note="late" names={['c', 'b']} />);
  shows('latecbnoted');
  await translate();
  rerender(<Result score={1} names={[]} />);
  shows('1 points · none');
  expect(screen.queryAllByText('late')).toEqual([]);
});
