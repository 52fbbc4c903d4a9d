import styles from './viewer.module.css';

const [WIDTH, HEIGHT] = [280, 160];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** SVG tile with slanted text, repeated as background. */
const createTile = (text: string) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<text x="50%" y="50%" text-anchor="middle" transform="rotate(-20 ${WIDTH / 2} ${HEIGHT / 2})"`,
    ` font-family="sans-serif" font-size="14" fill="#000" fill-opacity="0.14">${escaped(text)}</text></svg>`,
  ].join('');

/** Shows over a file who views it, so that photos of the screen show it too. */
export function WatermarkLayer({ text }: { text: string }) {
  const image = `url("data:image/svg+xml,${encodeURIComponent(createTile(text))}")`;
  return (
    <>
      <div className={styles.watermark} style={{ backgroundImage: image }} aria-hidden />
      <p className={styles.watermarkText}>{text}</p>
    </>
  );
}
