import type { Hotword } from '@/contract/hotword';
import { formatMinute } from '@/utils/date';
import type { HotwordText } from './filters';

/** Link type and target of a hotword, such as "Project: name". */
export function formatLink(
  t: HotwordText,
  getTypeLabel: (type: string) => string,
  { linkType, target, targetName }: Hotword,
) {
  const type = getTypeLabel(linkType);
  if (target === null) return type;
  const isNamed = linkType === 'project' || linkType === 'category';
  return t('linkTo', { type, target: isNamed ? (targetName ?? t('targetGone')) : target });
}

const formatTime = (instant: string) => formatMinute(instant) ?? '—';

/** Validity of a hotword, to the minute. */
export function formatValidity(t: HotwordText, { validFrom, validTo }: Pick<Hotword, 'validFrom' | 'validTo'>) {
  if (validFrom !== null && validTo !== null)
    return t('validity.range', { from: formatTime(validFrom), to: formatTime(validTo) });
  if (validFrom !== null) return t('validity.from', { from: formatTime(validFrom) });
  return validTo === null ? t('validity.always') : t('validity.to', { to: formatTime(validTo) });
}
