import { useEditParam } from '@/components/form/useEditParam';
import { HotwordList } from './HotwordList';

/** Search Hotwords (docs/domain.md 6.14): the list with its form, or with the order of all. */
export default function SearchHotwords() {
  const { target, open, close } = useEditParam();
  return <HotwordList target={target} onEdit={open} onClose={close} />;
}
