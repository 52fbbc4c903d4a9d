import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { SelectField } from '@/components/inputs/SelectField';
import { TextField } from '@/components/inputs/TextField';
import { abnormalFlags, report as limit } from '@/contract/limits/report';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import styles from './report.module.css';

const NAME = 'abnormalItems';
const blank = { name: null, value: null, unit: null, range: null, flag: null };

type ItemProps = {
  place: number;
  /** Takes the focus as it comes: somebody has just asked for it. */
  isAdded: boolean;
  onRemove: () => void;
};

/** One value that is not as it should be. */
function ItemFields({ place, isAdded, onRemove }: ItemProps) {
  const t = useText(reportReviewTexts);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it comes
  useEffect(() => {
    if (isAdded) box.current?.querySelector('input')?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that nobody needs to see
    <div ref={box} role="group" aria-label={t('items.nth', { place: place + 1 })} className={styles.item}>
      <TextField name={[place, 'name']} label={t('items.name')} isRequired max={limit.maxItemNameLength} />
      <SelectField
        name={[place, 'flag']}
        label={t('items.flag')}
        isRequired
        options={abnormalFlags.map((value) => ({ value, label: t(`flag.${value}`) }))}
      />
      <Button
        type="text"
        className={styles.remove}
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('items.remove', { place: place + 1 })}
        onClick={onRemove}
      />
      <TextField name={[place, 'value']} label={t('items.value')} isRequired max={limit.maxItemValueLength} />
      <TextField name={[place, 'unit']} label={t('items.unit')} max={limit.maxItemUnitLength} />
      <TextField name={[place, 'range']} label={t('items.range')} max={limit.maxItemRangeLength} />
    </div>
  );
}

/** What was found abnormal in a report. */
export function AbnormalItemsField() {
  const t = useText(reportReviewTexts);
  const add = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  return (
    <Form.List name={NAME}>
      {(fields, list) => (
        <section aria-label={t('items.title')} className={styles.items}>
          <Flex justify="space-between" align="center">
            <Typography.Title level={5}>{t('items.title')}</Typography.Title>
            <Button
              ref={add}
              size="small"
              icon={<PlusOutlined aria-hidden />}
              disabled={fields.length >= limit.maxAbnormalItems}
              onClick={() => {
                isAdding.current = true;
                list.add(blank);
              }}
            >
              {t('items.add')}
            </Button>
          </Flex>
          {fields.length === 0 && <Typography.Text type="secondary">{t('items.none')}</Typography.Text>}
          {fields.map(({ key, name }) => (
            <ItemFields
              key={key}
              place={name}
              isAdded={isAdding.current && name === fields.length - 1}
              onRemove={() => {
                list.remove(name);
                // Its own button is gone, and the focus with it.
                add.current?.focus();
              }}
            />
          ))}
        </section>
      )}
    </Form.List>
  );
}
