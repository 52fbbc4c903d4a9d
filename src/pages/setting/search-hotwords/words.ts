import type { Hotword } from '@/contract/hotword';
import { formatInstant } from '@/utils/date';
import type { HotwordText } from './filters';

/** Where a hotword leads to, in words. */
export function linkText(t: HotwordText, { linkType, target, targetName }: Hotword) {
  const type = t(`linkType.${linkType}`);
  if (linkType === 'none') return type;
  const name = linkType === 'mpPage' ? target : targetName;
  return t('linkTo', { type, target: name ?? t('targetGone') });
}

const minute = (instant: string) => formatInstant(instant)?.slice(0, 16) ?? '—';

/** When a hotword is shown, in words, to the minute. */
export function validityText(t: HotwordText, { validFrom, validTo }: Pick<Hotword, 'validFrom' | 'validTo'>) {
  if (validFrom !== null && validTo !== null)
    return t('validity.range', { from: minute(validFrom), to: minute(validTo) });
  if (validFrom !== null) return t('validity.from', { from: minute(validFrom) });
  return validTo === null ? t('validity.always') : t('validity.to', { to: minute(validTo) });
}
