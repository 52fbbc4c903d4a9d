import { useEditParam } from '@/components/form/useEditParam';
import { prefetchList } from '@/components/list/prefetch-list';
import { HotwordList, hotwordListSource } from './HotwordList';

export const prefetch = prefetchList(hotwordListSource);

/** Search Hotwords (docs/domain.md 6.14). */
export default function SearchHotwords() {
  const { target, open, close } = useEditParam();
  return <HotwordList target={target} onEdit={open} onClose={close} />;
}
