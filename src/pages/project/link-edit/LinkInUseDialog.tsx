import { Link } from '@umijs/max';
import { Typography } from 'antd';
import { BlockedDialog } from '@/components/form/BlockedDialog';
import type { BlockedByHints, ProjectLink } from '@/contract/project-link';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';

type Props = BlockedByHints & { link: ProjectLink; onClose: () => void };

/** Lists the result hints that prevent the deletion of a link. */
export function LinkInUseDialog({ link, blockedBy, onClose }: Props) {
  const t = useText(linkEditTexts);
  return (
    <BlockedDialog
      title={t('used.title', { title: link.title })}
      reason={t('used.reason', { count: blockedBy.length })}
      onClose={onClose}
    >
      <Typography.Text strong>{t('used.hints')}</Typography.Text>
      <ul>
        {blockedBy.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/setting/result-hint?edit=${encodeURIComponent(id)}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </BlockedDialog>
  );
}
