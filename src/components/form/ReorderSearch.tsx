import { SearchOutlined } from '@ant-design/icons';
import { Input, Typography } from 'antd';
import { useState } from 'react';
import { createKeywordMatcher, fold } from '@/domain/fold';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import styles from './OrderFinder.module.css';

type Props<Item> = {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** Called with the item that was found. */
  onFind: (item: Item) => void;
};

/** Finds an item by name: Enter goes to the first match, and again to the next one. */
export function ReorderSearch<Item>({ items, nameOf, onFind }: Props<Item>) {
  const t = useText(formTexts);
  const [asked, setAsked] = useState({ text: '', place: 0, count: 0 });
  const find = (typed: string) => {
    const text = fold(typed);
    if (text === '') return;
    const isFound = createKeywordMatcher(typed);
    const found = items.filter((item) => isFound(nameOf(item)));
    const place = asked.text === text ? asked.place % Math.max(found.length, 1) : 0;
    setAsked({ text, place: place + 1, count: found.length });
    const item = found[place];
    if (item !== undefined) onFind(item);
  };
  return (
    <div className={styles.finder}>
      <Input
        type="search"
        prefix={<SearchOutlined aria-hidden />}
        aria-label={t('order.find')}
        placeholder={t('order.findHint')}
        onChange={() => setAsked({ text: '', place: 0, count: 0 })}
        onPressEnter={(event) => {
          // Otherwise Enter would also press the button that gets the focus.
          event.preventDefault();
          find(event.currentTarget.value);
        }}
      />
      <Typography.Text role="status" type="secondary">
        {asked.text !== '' && t(asked.count > 0 ? 'order.found' : 'order.notFound', asked)}
      </Typography.Text>
    </div>
  );
}
