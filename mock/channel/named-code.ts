/** Font size of the name, as a share of the code's width. */
const LETTER = 0.07;
const LINE = 1.35;
const MAX_LINES = 2;
const FONTS = '"Noto Sans CJK SC", "Source Han Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif';

type Measure = (text: string) => number;

/** Wraps a name after any character, as in Chinese; the last line may end in an ellipsis. */
export function wrapName(name: string, room: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const character of name) {
    if (line !== '' && measure(line + character) > room) {
      lines.push(line);
      line = character;
    } else line += character;
  }
  lines.push(line);
  if (lines.length <= MAX_LINES) return lines;
  let last = [...(lines[MAX_LINES - 1] ?? '')];
  while (last.length > 1 && measure(`${last.join('')}…`) > room) last = last.slice(0, -1);
  return [...lines.slice(0, MAX_LINES - 1), `${last.join('')}…`];
}

/**
 * Draws a code with a name below it.
 * @param width in pixels
 * @returns PNG of the same width and a greater height
 */
export async function renderNamedCode(code: Uint8Array, name: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on demand: systems without this library can still create codes without names.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const letter = Math.round(width * LETTER);
  const margin = Math.round(width * 0.04);
  const font = `${letter}px ${FONTS}`;
  const ruler = createCanvas(1, 1).getContext('2d');
  ruler.font = font;
  const lines = wrapName(name, width - 2 * margin, (text) => ruler.measureText(text).width);
  const height = width + Math.round(lines.length * letter * LINE) + margin;
  const canvas = createCanvas(width, height);
  const paper = canvas.getContext('2d');
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, width, height);
  paper.drawImage(await loadImage(code), 0, 0, width, width);
  paper.fillStyle = '#000';
  paper.font = font;
  paper.textAlign = 'center';
  paper.textBaseline = 'top';
  for (const [place, line] of lines.entries()) paper.fillText(line, width / 2, width + place * letter * LINE);
  return new Uint8Array(await canvas.encode('png'));
}
