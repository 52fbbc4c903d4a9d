import { Empty, Spin, Tag, Typography } from 'antd';
import type { EntityAction } from '@/components/actions/useRowAction';
import type { RowAction } from '@/components/list/actions';
import { projectLinkPositions } from '@/contract/limits/project-link';
import type { ProjectLink } from '@/contract/project-link';
import type { LinkLabels } from '@/features/project-link/useLinkLabels';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';
import { LinkItem } from './LinkItem';
import styles from './LinkList.module.css';

type Props = {
  links: readonly ProjectLink[];
  labels: LinkLabels;
  /** Positions in which this project shows links. */
  shownPositions: readonly string[];
  isLoading: boolean;
  isChecking: (id: string) => boolean;
  /** Undefined if the list is read-only. */
  onOpen?: (id: string) => void;
  getActions?: (link: ProjectLink) => RowAction[];
  onStart: (id: string, action: EntityAction) => void;
};

/** Links grouped by position, in the order in which members see them. */
export function LinkList({ links, labels, shownPositions, isLoading, isChecking, onOpen, getActions, onStart }: Props) {
  const t = useText(linkEditTexts);
  if (links.length === 0) return <Empty description={t(shownPositions.length > 1 ? 'empty' : 'empty.detailOnly')} />;
  const known: readonly string[] = projectLinkPositions;
  const positions = [...new Set([...known, ...links.map(({ position }) => position)])];
  const groups = positions
    .map((position) => ({ position, own: links.filter((link) => link.position === position) }))
    .filter(({ own }) => own.length > 0);
  return (
    <Spin spinning={isLoading}>
      {groups.map(({ position, own }) => (
        <section key={position} className={styles.group} aria-label={labels.position(position)}>
          <h2 className={styles.heading}>
            {labels.position(position)} <Typography.Text type="secondary">{own.length}</Typography.Text>
            {!shownPositions.includes(position) && <Tag style={{ marginInlineStart: 8 }}>{t('neverShown')}</Tag>}
          </h2>
          <ol className={styles.list}>
            {own.map((link) => (
              <LinkItem
                key={link.id}
                link={link}
                labels={labels}
                isChecking={isChecking(link.id)}
                onOpen={onOpen && (() => onOpen(link.id))}
                actions={getActions?.(link)}
                onStart={(action) => onStart(link.id, action)}
              />
            ))}
          </ol>
        </section>
      ))}
    </Spin>
  );
}
