import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntityChange } from '@/components/form/useEntityChange';
import type { Hospital, HospitalListed, StatusChange } from '@/contract/hospital';
import type { StatusAction } from '@/domain/hospital/status';
import { toBusinessDay } from '@/domain/period/calendar';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { changeHospitalStatus, type HospitalVersion } from '@/services/hospital';
import { serverNow } from '@/utils/clock';
import { StatusFields } from './StatusFields';

type Props = { action: StatusAction; hospital: HospitalListed; reload: () => void; onClose: () => void };

const stopsCooperation = (action: StatusAction) => action === 'pause' || action === 'end';

/** Pauses, resumes, ends or restarts the cooperation with a hospital, with a date and a reason. */
export function StatusDialog({ action, hospital, reload, onClose }: Props) {
  const t = useText(hospitalTexts);
  const { change } = useEntityChange<HospitalVersion, Hospital>({ entity: hospital, onChanged: reload });
  const { name, joinedAt, publishedProjectCount: count } = hospital;
  return (
    <ActionDialog<StatusChange>
      draft={`hospital.${action}:${hospital.id}`}
      title={t(`dialog.${action}`, { name })}
      okText={t(`action.${action}`)}
      isDanger={action === 'end'}
      warning={
        <>
          {t(`effect.${action}`)}
          {stopsCooperation(action) && count > 0 && <div>{t('published', { count })}</div>}
        </>
      }
      initialValues={{ date: toBusinessDay(serverNow()) }}
      onSubmit={(values) => change((one) => changeHospitalStatus(one, action, values), t(`done.${action}`))}
      onClose={onClose}
    >
      <StatusFields dateLabel={t(`date.${action}`)} min={joinedAt ?? undefined} />
    </ActionDialog>
  );
}
