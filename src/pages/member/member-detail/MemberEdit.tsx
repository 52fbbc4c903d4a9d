import { App, Button, Drawer, Result } from 'antd';
import { useEffect, useState } from 'react';
import { useEditParam } from '@/components/form/useEditParam';
import type { MemberDetail } from '@/contract/member-detail';
import { useText } from '@/hooks/useText';
import { memberDetailTexts } from '@/locales/memberDetail';
import { takeDraft } from '@/session/drafts';
import { formName, MemberEditDrawer } from './MemberEditDrawer';

type Props = {
  member: MemberDetail;
  onChange: (member: MemberDetail) => void;
  onReload: () => void;
};

/** Edit form of the member. If the member is or was cancelled meanwhile, explains why there is none. */
export function MemberEdit({ member, onChange, onReload }: Props) {
  const t = useText(memberDetailTexts);
  const { message } = App.useApp();
  // Own hook, because the screen cannot navigate during its first render.
  const { close } = useEditParam();
  const isCancelled = member.status === 'cancelled';
  const [wasOpen] = useState(!isCancelled);
  const { memberNo } = member;
  const form = formName(member);

  useEffect(() => {
    if (!isCancelled) return;
    // A stored draft can contain the name or number of the anonymized member.
    takeDraft(form);
    if (wasOpen) return;
    message.warning({ key: form, content: t('edit.cancelled', { memberNo }) });
    close();
  }, [isCancelled, wasOpen, form, memberNo, message, t, close]);

  if (!isCancelled) {
    return <MemberEditDrawer member={member} onChange={onChange} onReload={onReload} onClose={close} />;
  }
  if (!wasOpen) return null;
  return (
    <Drawer open title={t('edit.title', { memberNo })} size={560} onClose={close}>
      <div role="alert">
        <Result
          status="warning"
          title={t('edit.gone')}
          subTitle={t('edit.goneText')}
          extra={
            <Button type="primary" autoFocus onClick={close}>
              {t('edit.goneOk')}
            </Button>
          }
        />
      </div>
    </Drawer>
  );
}
