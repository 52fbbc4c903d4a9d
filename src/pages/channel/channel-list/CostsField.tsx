import { Form } from 'antd';
import { DayField } from '@/components/inputs/DayField';
import { GroupsField } from '@/components/inputs/GroupsField';
import { NumberField } from '@/components/inputs/NumberField';
import { channel as limit } from '@/contract/limits/channel';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import styles from './channel.module.css';
import { type CostValues, emptyCost } from './values';

const NAME = 'costs';

/** Cost of one period. */
function CostFields({ index }: { index: number }) {
  const t = useText(channelTexts);
  const from: string | null | undefined = Form.useWatch([NAME, index, 'from']);
  return (
    <>
      <DayField name={[index, 'from']} label={t('costs.from')} isRequired />
      <DayField name={[index, 'to']} label={t('costs.to')} isRequired min={from ?? undefined} />
      <NumberField
        name={[index, 'yuan']}
        label={t('costs.yuan')}
        isRequired
        min={0}
        max={limit.maxCost}
        decimals={limit.costDecimals}
        suffix={t('costs.unit')}
      />
    </>
  );
}

/** Sum of the valid amounts: an amount that its field rejects is not counted. */
const sumCosts = (costs: readonly Partial<CostValues>[]) =>
  costs
    .flatMap(({ yuan }) =>
      yuan && yuan <= limit.maxCost && Number(yuan.toFixed(limit.costDecimals)) === yuan ? yuan : [],
    )
    .reduce((sum, yuan) => Math.round((sum + yuan) * 100) / 100, 0);

/** Costs of a channel, one row per period. */
export function CostsField() {
  const t = useText(channelTexts);
  const costs: CostValues[] | undefined = Form.useWatch(NAME);
  const formatTotal = (count: number) =>
    count === 0 ? t('costs.none') : t('costs.total', { yuan: sumCosts(costs ?? []) });
  return (
    <GroupsField
      name={NAME}
      title={t('costs.title')}
      addText={t('costs.add')}
      max={limit.maxCosts}
      blank={emptyCost}
      note={(count) => `${formatTotal(count)} · ${t('costs.hint', { max: limit.maxCosts })}`}
      nameOf={(place) => t('costs.nth', { place })}
      removeTextOf={(place) => t('costs.remove', { place })}
      groupClassName={styles.cost}
    >
      {(index) => <CostFields index={index} />}
    </GroupsField>
  );
}
