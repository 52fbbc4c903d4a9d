import { findMentionedPhone } from '../../src/domain/hint/phones';
import { state } from '../state';

const getDigits = (number: string) => number.replace(/\D/g, '');

/**
 * Hints that mention a former number of the service.
 * @param phone number to treat as the current one; the stored one by default
 */
export function getOutdatedHints(phone?: string) {
  const { hints, customService } = state().world;
  const [settings] = customService.rows;
  const had = [settings, ...customService.versions].flatMap((one) => [one.phone, one.backupPhone ?? '']);
  const valid = [phone ?? settings.phone, settings.backupPhone ?? ''].map(getDigits);
  const old = [...new Set(had)].filter((number) => !valid.includes(getDigits(number)));
  return hints.flatMap((hint) => {
    const named = findMentionedPhone(hint, old);
    return named === undefined ? [] : [{ id: hint.id, name: hint.name, status: hint.status, phone: named }];
  });
}
