import { App } from 'antd';
import { useRowAction } from '@/components/actions/useRowAction';
import type { RecordDetail } from '@/contract/record-detail';
import { enrollText } from '@/features/record/enroll-text';
import { useClaim } from '@/features/record/useClaim';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import { recordWorkTexts } from '@/locales/recordWork';
import { listFollowUps } from '@/services/follow-up';
import { enrollRecord } from '@/services/record';

/** Statuses of a first contact that can still be made. */
const TO_CONTACT = 'pending,overdue,unreachable';

type Hears = {
  onChange: (record: RecordDetail) => void;
  onReload: () => void;
  /** Called with the id of the follow-up for the first contact. */
  onContact: (followUpId: string) => void;
};

/** Actions of a record without a dialog; `question` is the confirmation to render. */
export function useRecordWork(record: RecordDetail, { onChange, onReload, onContact }: Hears) {
  const t = useText(recordDetailTexts);
  const tWork = useText(recordWorkTexts);
  const { message } = App.useApp();
  const { id, recordNo } = record;
  const claimRecord = useClaim();
  const [claim, isClaiming] = useAction(async () => {
    const claimed = await claimRecord(record);
    if (claimed) onChange(claimed);
    else onReload();
  });
  const [contact, isContacting] = useAction(async () => {
    const { list } = await listFollowUps({ recordId: id, plan: 'first', status: TO_CONTACT, current: 1, pageSize: 1 });
    if (list[0]) onContact(list[0].id);
    else {
      message.warning(t('contact.none'));
      onReload();
    }
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
