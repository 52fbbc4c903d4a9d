import { useEditParam } from '@/components/form/useEditParam';
import { HotwordList } from './HotwordList';
import { OrderScreen } from './OrderScreen';

/** Stands in the address, where else the id of a hotword stands, while all of them are put in order. */
const ORDER = 'order';

/** Search Hotwords (domain.md 6.14): the list with its form, or the order of all. */
export default function SearchHotwords() {
  const { target, open, close } = useEditParam();
  if (target === ORDER) return <OrderScreen onClose={close} />;
  return <HotwordList target={target} onEdit={open} onOrder={() => open(ORDER)} onClose={close} />;
}
