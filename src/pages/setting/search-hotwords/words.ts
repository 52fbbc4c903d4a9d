import type { Hotword } from '@/contract/hotword';
import { formatMinute } from '@/utils/date';
import type { HotwordText } from './filters';

/** Link type and target of a hotword, such as "Project: name". */
export function linkText(
  t: HotwordText,
  typeWord: (type: string) => string,
  { linkType, target, targetName }: Hotword,
) {
  const type = typeWord(linkType);
  if (target === null) return type;
  const isNamed = linkType === 'project' || linkType === 'category';
  return t('linkTo', { type, target: isNamed ? (targetName ?? t('targetGone')) : target });
}

const minute = (instant: string) => formatMinute(instant) ?? '—';

/** Validity of a hotword, to the minute. */
export function validityText(t: HotwordText, { validFrom, validTo }: Pick<Hotword, 'validFrom' | 'validTo'>) {
  if (validFrom !== null && validTo !== null)
    return t('validity.range', { from: minute(validFrom), to: minute(validTo) });
  if (validFrom !== null) return t('validity.from', { from: minute(validFrom) });
  return validTo === null ? t('validity.always') : t('validity.to', { to: minute(validTo) });
}
