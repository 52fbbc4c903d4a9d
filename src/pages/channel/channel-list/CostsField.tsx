import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { DayField } from '@/components/inputs/DayField';
import { NumberField } from '@/components/inputs/NumberField';
import { channel as limit } from '@/contract/limits/channel';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import styles from './channel.module.css';
import { blankCost, type CostValues } from './values';

const NAME = 'costs';

type CostProps = {
  place: number;
  /** Takes the focus as it comes: somebody has just asked for it. */
  isAdded: boolean;
  onRemove: () => void;
};

/** What was spent in one period. */
function CostFields({ place, isAdded, onRemove }: CostProps) {
  const t = useText(channelTexts);
  const box = useRef<HTMLDivElement>(null);
  const from: string | null | undefined = Form.useWatch([NAME, place, 'from']);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it comes
  useEffect(() => {
    if (isAdded) box.current?.querySelector('input')?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that nobody needs to see
    <div ref={box} role="group" aria-label={t('costs.nth', { place: place + 1 })} className={styles.cost}>
      <DayField name={[place, 'from']} label={t('costs.from')} isRequired />
      <DayField name={[place, 'to']} label={t('costs.to')} isRequired min={from ?? undefined} />
      <NumberField
        name={[place, 'yuan']}
        label={t('costs.yuan')}
        isRequired
        min={0}
        max={limit.maxCost}
        decimals={limit.costDecimals}
        suffix={t('costs.unit')}
      />
      <Button
        type="text"
        className={styles.remove}
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('costs.remove', { place: place + 1 })}
        onClick={onRemove}
      />
    </div>
  );
}

/** Of the amounts that can be saved: one that its field refuses is no part of a sum. */
const totalOf = (costs: readonly Partial<CostValues>[]) =>
  costs
    .flatMap(({ yuan }) =>
      yuan && yuan <= limit.maxCost && Number(yuan.toFixed(limit.costDecimals)) === yuan ? yuan : [],
    )
    .reduce((sum, yuan) => Math.round((sum + yuan) * 100) / 100, 0);

/** What was spent on a channel, period by period. */
export function CostsField() {
  const t = useText(channelTexts);
  const add = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  const costs: CostValues[] | undefined = Form.useWatch(NAME);
  return (
    <Form.List name={NAME}>
      {(fields, list) => (
        <section aria-label={t('costs.title')} className={styles.costs}>
          <Flex justify="space-between" align="center">
            <Typography.Text strong>{t('costs.title')}</Typography.Text>
            <Button
              ref={add}
              size="small"
              icon={<PlusOutlined aria-hidden />}
              disabled={fields.length >= limit.maxCosts}
              onClick={() => {
                isAdding.current = true;
                list.add(blankCost);
              }}
            >
              {t('costs.add')}
            </Button>
          </Flex>
          <Typography.Text type="secondary">
            {fields.length === 0
              ? `${t('costs.none')} · ${t('costs.hint', { max: limit.maxCosts })}`
              : `${t('costs.total', { yuan: totalOf(costs ?? []) })} · ${t('costs.hint', { max: limit.maxCosts })}`}
          </Typography.Text>
          {fields.map(({ key, name }) => (
            <CostFields
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
