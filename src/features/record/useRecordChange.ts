import { useEntityChange } from '@/components/form/useEntityChange';
import type { RecordDetail } from '@/contract/record-detail';
import type { RecordListed } from '@/contract/record-list';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import { recordTexts } from '@/locales/record';
import { recordDetailTexts } from '@/locales/recordDetail';
import { recordWorkTexts } from '@/locales/recordWork';

export type RecordDialogProps = {
  /** A list row has no critical values. */
  record: RecordListed & Partial<Pick<RecordDetail, 'critical'>>;
  /** Called with the changed record. */
  onChanged: (record: RecordDetail) => void;
  onClose: () => void;
};

/**
 * Saving and conflicts of the dialogs of a record; `canStill` tells whether the action is still possible, and `subject`
 * names the record and the patient in a title.
 */
export function useRecordChange({ record, ...props }: RecordDialogProps, canStill: (record: RecordDetail) => boolean) {
  const t = useText(formTexts);
  const tDetail = useText(recordDetailTexts);
  const tWork = useText(recordWorkTexts);
  const state = useEnumLabelOrRaw(recordTexts, 'status');
  const { entity, change } = useEntityChange<RecordListed, RecordDetail>(
    { entity: record, ...props },
    {
      canStill,
      stateOf: ({ status }) => state(status),
      overtaken: ({ pendingReason }) =>
        [t('change.overtaken'), pendingReason && tDetail('notice.pending', { reason: pendingReason })]
          .filter(Boolean)
          .join(' '),
    },
  );
  return { record: entity, subject: `${entity.recordNo} · ${entity.patientNameMasked ?? tWork('unnamed')}`, change };
}
