import { Tag } from 'antd';
import { getValidityState, type Validity } from '@/domain/hotword/validity';
import { serverNow } from '@/utils/clock';
import type { HotwordText } from './filters';

/** Tag of a hotword whose validity has not started or has ended. */
export function ValidityTag({ hotword, t }: { hotword: Validity; t: HotwordText }) {
  const state = getValidityState(hotword, serverNow());
  return state === 'current' ? null : <Tag>{t(`validity.${state}`)}</Tag>;
}
