import { API_PREFIX } from '../../src/contract/api-prefix';

/** Sizes in pixels, as required by the screens (src/contract/limits/upload). */
const kinds = {
  icon: { width: 120, height: 120 },
  banner: { width: 750, height: 320 },
  logo: { width: 200, height: 200 },
  photo: { width: 800, height: 600 },
  qrCode: { width: 430, height: 430 },
  cover: { width: 750, height: 422 },
  hint: { width: 750, height: 420 },
} as const;
export type SeedKind = keyof typeof kinds;

const isKind = (kind: string): kind is SeedKind => Object.hasOwn(kinds, kind);
const colors = ['#3f6c2d', '#2d5f6c', '#6c4a2d', '#5a2d6c', '#2d3f6c', '#6c2d4a', '#4f5d2f', '#7a5a1e'];

/** URL of a generated image, used by fixtures; it needs no network. */
export const getSeedPictureUrl = (kind: SeedKind, number: number) => `${API_PREFIX}/uploads/seed-${kind}-${number}.svg`;

/** Generated image with a name from `getSeedPictureUrl`; undefined for other names. */
export function renderSeedPicture(name: string): string | undefined {
  const [, kind = '', digits = ''] = /^seed-([A-Za-z]+)-(\d{1,4})\.svg$/.exec(name) ?? [];
  if (!isKind(kind)) return undefined;
  const { width, height } = kinds[kind];
  const number = Number(digits);
  const color = colors[number % colors.length];
  const radius = height / 3;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${color}"/>`,
    `<circle cx="${width * 0.75}" cy="${height * 0.35}" r="${radius}" fill="#fff" fill-opacity="0.15"/>`,
    `<text x="50%" y="50%" font-size="${height / 3}" font-family="sans-serif" fill="#fff" text-anchor="middle" dominant-baseline="central">${number}</text>`,
    '</svg>',
  ].join('');
}
