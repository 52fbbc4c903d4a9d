import type { Figure } from '@/domain/analysis/figure';

export const sparkline = { width: 120, height: 32, margin: 2 } as const;

/** SVG paths, one for each run of known figures; a single figure between gaps is a dot. */
export function getSparklinePaths(figures: readonly Figure[]) {
  const { width, height, margin } = sparkline;
  const known = figures.filter((figure) => figure !== null);
  const least = Math.min(...known);
  const span = Math.max(...known) - least || 1;
  const step = (width - 2 * margin) / Math.max(1, figures.length - 1);
  const paths: string[] = [];
  let piece: string[] = [];
  const end = () => {
    // A line of zero length with round caps is a dot.
    if (piece.length > 0) paths.push(`M${piece.join('L')}${piece.length === 1 ? 'h0' : ''}`);
    piece = [];
  };
  for (const [index, figure] of figures.entries()) {
    if (figure === null) {
      end();
      continue;
    }
    const x = margin + index * step;
    const y = height - margin - ((figure - least) / span) * (height - 2 * margin);
    piece.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  end();
  return paths;
}
