import { Tag } from 'antd';
import { getValidityState, type Validity } from '@/domain/hotword/validity';
import { useMinute } from '@/hooks/useMinute';
import type { HotwordText } from './filters';

/** Tag of a hotword whose validity has not started or has ended. */
export function ValidityTag({ hotword, t }: { hotword: Validity; t: HotwordText }) {
  const state = getValidityState(hotword, useMinute());
  return state === 'current' ? null : <Tag>{t(`validity.${state}`)}</Tag>;
}
