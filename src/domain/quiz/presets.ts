import type { Validation } from '../../contract/quiz';
import { dayNumber } from './calendar';

/** Forms of text that a question can ask for (domain.md 5.3). */
type TextPreset = Exclude<NonNullable<Validation['preset']>, 'none' | 'integer' | 'decimal'>;

const PROVINCES = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|81|82|83|91)/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

function isIdCard(text: string, today: string) {
  if (!/^[1-9]\d{5}(18|19|20)\d{9}[\dXx]$/.test(text) || !PROVINCES.test(text)) return false;
  const born = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`;
  if (dayNumber(born) === undefined || born > today) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return '10X98765432'[sum % 11] === text[17]?.toUpperCase();
}

const presets: Record<TextPreset, { holds: (text: string, today: string) => boolean; lengths: [number, number] }> = {
  mobile: { holds: (text) => /^1[3-9]\d{9}$/.test(text.replace(/\s+/g, '').replace(/^\+?86/, '')), lengths: [11, 16] },
  idCard: { holds: isIdCard, lengths: [18, 18] },
  name: {
    holds: (text) => /^[\p{Script=Han}·]{2,30}$/u.test(text) || /^[\p{Script=Latin} .'-]{2,30}$/u.test(text),
    lengths: [2, 30],
  },
  email: { holds: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), lengths: [5, 254] },
};

const isTextPreset = (preset: string | undefined): preset is TextPreset =>
  preset !== undefined && Object.hasOwn(presets, preset);

/** What a text preset asks for; undefined for none, and for `integer` and `decimal`, which are of numbers. */
export const textPreset = (preset: Validation['preset']) => (isTextPreset(preset) ? presets[preset] : undefined);
