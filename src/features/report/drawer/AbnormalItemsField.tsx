import { GroupsField } from '@/components/inputs/GroupsField';
import { SelectField } from '@/components/inputs/SelectField';
import { TextField } from '@/components/inputs/TextField';
import { abnormalFlags, report as limit } from '@/contract/limits/report';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import styles from './report.module.css';

const blank = { name: null, value: null, unit: null, range: null, flag: null };

/** Fields for the abnormal items of a report. */
export function AbnormalItemsField() {
  const t = useText(reportReviewTexts);
  return (
    <GroupsField
      name="abnormalItems"
      title={t('items.title')}
      addText={t('items.add')}
      max={limit.maxAbnormalItems}
      blank={blank}
      note={(count) => count === 0 && t('items.none')}
      nameOf={(place) => t('items.nth', { place })}
      removeTextOf={(place) => t('items.remove', { place })}
      groupClassName={styles.item}
    >
      {(index) => (
        <>
          <TextField
            name={[index, 'name']}
            label={t('items.name')}
            isCounted={false}
            isRequired
            max={limit.maxItemNameLength}
          />
          <SelectField
            name={[index, 'flag']}
            label={t('items.flag')}
            isRequired
            options={abnormalFlags.map((value) => ({ value, label: t(`flag.${value}`) }))}
          />
          <TextField
            name={[index, 'value']}
            label={t('items.value')}
            isCounted={false}
            isRequired
            max={limit.maxItemValueLength}
          />
          <TextField name={[index, 'unit']} label={t('items.unit')} isCounted={false} max={limit.maxItemUnitLength} />
          <TextField
            name={[index, 'range']}
            label={t('items.range')}
            isCounted={false}
            max={limit.maxItemRangeLength}
          />
        </>
      )}
    </GroupsField>
  );
}
