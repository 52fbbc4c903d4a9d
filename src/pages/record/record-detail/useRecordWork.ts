import { useRowAction } from '@/components/actions/useRowAction';
import type { RecordDetail } from '@/contract/record-detail';
import { findOpenFollowUp, toCallTarget } from '@/features/follow-up/open-follow-up';
import { enrollText } from '@/features/record/enroll-text';
import { useClaim } from '@/features/record/useClaim';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { recordWorkTexts } from '@/locales/recordWork';
import { enrollRecord } from '@/services/record';

type Hears = {
  onChange: (record: RecordDetail) => void;
  onReload: () => void;
  /** Called with the id of the open follow-up for the first contact, undefined if it was canceled or given up. */
  onContact: (followUpId: string | undefined) => void;
};

/** Actions of a record without a dialog; `question` is the confirmation to render. */
export function useRecordWork(record: RecordDetail, { onChange, onReload, onContact }: Hears) {
  const tWork = useText(recordWorkTexts);
  const { id, recordNo } = record;
  const claimRecord = useClaim();
  const [claim, isClaiming] = useAction(async () => {
    const claimed = await claimRecord(record);
    if (claimed) onChange(claimed);
    else onReload();
  });
  const [contact, isContacting] = useAction(async () => {
    const { first } = await findOpenFollowUp(toCallTarget(record));
    onContact(first?.id);
  });
  const [act, question] = useRowAction(onReload);
  const enroll = () =>
    act(id, {
      key: 'enroll',
      label: tWork('action.enroll'),
      group: 'work',
      confirm: { title: tWork('enroll.title', { recordNo }), text: enrollText(tWork('enroll.text'), id) },
      done: tWork('enroll.done', { recordNo }),
      run: async () => onChange(await enrollRecord(record)),
    });
  return { doing: { claim, contact, enroll }, isBusy: isClaiming || isContacting, question };
}
