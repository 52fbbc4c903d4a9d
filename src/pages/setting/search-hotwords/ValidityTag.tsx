import { Tag } from 'antd';
import { getValidityState, type Validity } from '@/domain/hotword/validity';
import { serverNow } from '@/utils/clock';
import type { HotwordText } from './filters';

/** Says of a hotword that its time has not come, or is over. */
export function ValidityTag({ hotword, t }: { hotword: Validity; t: HotwordText }) {
  const state = getValidityState(hotword, serverNow());
  return state === 'current' ? null : <Tag>{t(`validity.${state}`)}</Tag>;
}
