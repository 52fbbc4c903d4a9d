import { App } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import type { CategoryNode } from '@/domain/category/tree';
import { useOvertaken } from '@/hooks/useOvertaken';
import { useText } from '@/hooks/useText';
import { categoryTexts } from '@/locales/category';
import { disableCategory, enableCategory } from '@/services/category';

type Props = { category: CategoryNode; reload: () => void; onClose: () => void };

/** Asks before a category is shown to members, or hidden with the projects under it. */
export function StatusDialog({ category, reload, onClose }: Props) {
  const t = useText(categoryTexts);
  const { message } = App.useApp();
  const unlessOvertaken = useOvertaken();
  const { name, status, publishedBelow, disabledParent } = category;
  const action = status === 'enabled' ? 'disable' : 'enable';
  const change = { enable: enableCategory, disable: disableCategory }[action];
  const hides = action === 'disable' && publishedBelow > 0;

  const effect = () => {
    if (hides) return t('disable.published', { count: publishedBelow });
    if (action === 'enable' && disabledParent !== undefined) return t('enable.below', { parent: disabledParent });
    return t(`${action}.warning`);
  };

  const submit = async () => {
    if (!(await unlessOvertaken(change(category), reload))) return;
    message.success(t(`done.${action}`, { name }));
    reload();
  };

  return (
    <ActionDialog
      title={t(`${action}.title`, { name })}
      okText={t(`action.${action}`)}
      isDanger={hides}
      warning={effect()}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
