import type { numberPresets } from '../../contract/limits/quiz';
import type { Validation } from '../../contract/quiz-question';
import { isEmail } from '../validation/email';
import { readIdCard } from '../validation/id-card';
import { isMobile } from '../validation/mobile';
import { isPersonName, personName } from '../validation/person-name';
import { cleanName } from '../validation/text';

/** Text formats that a question can require (docs/domain.md 5.3). */
type TextPreset = Exclude<NonNullable<Validation['preset']>, (typeof numberPresets)[number]>;

const presets: Record<TextPreset, { holds: (text: string, today: string) => boolean; lengths: [number, number] }> = {
  mobile: { holds: isMobile, lengths: [11, 16] },
  idCard: { holds: (text, today) => readIdCard(text, today) !== undefined, lengths: [18, 18] },
  name: { holds: (text) => isPersonName(cleanName(text)), lengths: [personName.min, personName.max] },
  email: { holds: isEmail, lengths: [5, 254] },
};

const isTextPreset = (preset: string | undefined): preset is TextPreset =>
  preset !== undefined && Object.hasOwn(presets, preset);

/** Rules of a text preset; undefined for none, and for `integer` and `decimal`, which apply to numbers. */
export const getTextPreset = (preset: Validation['preset']) => (isTextPreset(preset) ? presets[preset] : undefined);
