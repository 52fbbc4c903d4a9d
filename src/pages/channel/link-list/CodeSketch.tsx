import type { CodeType } from '@/contract/limits/channel-link';

const SIZE = 96;
const INK = '#1f1f1f';
const FAINT = '#d9d9d9';

/** Rays around a circle like a mini-program code, but not scannable. */
function RoundSketch() {
  const rays = Array.from({ length: 24 }, (_, place) => place * 15);
  return (
    <>
      {rays.map((angle) => (
        <line
          key={angle}
          x1={48}
          y1={angle % 45 === 0 ? 8 : 14}
          x2={48}
          y2={26}
          stroke={FAINT}
          strokeWidth={4}
          strokeLinecap="round"
          transform={`rotate(${angle} 48 48)`}
        />
      ))}
      <circle cx={48} cy={48} r={14} fill="none" stroke={INK} strokeWidth={3} />
    </>
  );
}

const CORNERS = [
  [10, 10],
  [62, 10],
  [10, 62],
] as const;

/** Three corners of a QR code without modules, so that it is not scannable. */
function SquareSketch() {
  return (
    <>
      {CORNERS.map(([x, y]) => (
        <g key={`${x} ${y}`} fill="none" stroke={INK} strokeWidth={4}>
          <rect x={x} y={y} width={24} height={24} />
          <rect x={x + 9} y={y + 9} width={6} height={6} fill={INK} stroke="none" />
        </g>
      ))}
      {[44, 52, 60, 68, 76].map((offset) => (
        <rect key={offset} x={offset} y={120 - offset} width={8} height={8} fill={FAINT} />
      ))}
    </>
  );
}

const urlPrefixes: Partial<Record<CodeType, string>> = {
  urlLink: 'https://…',
  urlScheme: 'weixin://…',
  shortH5: 'https://…',
};

/** Rough picture of a link format. Decorative: the same is described in text beside it. */
export function CodeSketch({ codeType }: { codeType: CodeType }) {
  const urlPrefix = urlPrefixes[codeType];
  return (
    <svg
      width={SIZE}
      height={SIZE + (urlPrefix ? 20 : 0)}
      viewBox={`0 0 96 ${urlPrefix ? 116 : 96}`}
      aria-hidden="true"
    >
      {codeType === 'mpCode' ? <RoundSketch /> : <SquareSketch />}
      {urlPrefix && (
        <text x={48} y={110} textAnchor="middle" fontSize={13} fill={INK}>
          {urlPrefix}
        </text>
      )}
    </svg>
  );
}
