import { Flex, Tag, Typography } from 'antd';
import type { EntityAction } from '@/components/actions/useRowAction';
import type { RowAction } from '@/components/list/actions';
import { RowActions } from '@/components/list/RowActions';
import { ViewFileButton } from '@/components/viewer/ViewFileButton';
import type { ProjectLink } from '@/contract/project-link';
import { linkState } from '@/domain/project-link/shown';
import { LinkCheck } from '@/features/project-link/LinkCheck';
import type { LinkLabels } from '@/features/project-link/useLinkLabels';
import { useMinute } from '@/hooks/useMinute';
import styles from './LinkList.module.css';

type Props = {
  link: ProjectLink;
  labels: LinkLabels;
  isChecking: boolean;
  onOpen?: () => void;
  actions?: readonly RowAction[];
  onStart: (action: EntityAction) => void;
};

/** One link: title, target, audience, validity and result of the last check. */
export function LinkItem({ link, labels, isChecking, onOpen, actions, onStart }: Props) {
  const { t } = labels;
  const { title, iconUrl, file, clickCount, levelCodes } = link;
  const state = linkState(link, useMinute());
  const facts = [labels.levels(levelCodes), labels.validity(link), t('clicks', { count: clickCount })];
  return (
    <li className={styles.item}>
      {iconUrl && <img src={iconUrl} alt="" width={40} height={40} className={styles.icon} />}
      <div className={styles.text}>
        <Flex wrap gap={8} align="center">
          {onOpen ? (
            <button type="button" className={styles.title} onClick={onOpen}>
              {title}
            </button>
          ) : (
            <strong>{title}</strong>
          )}
          {state !== 'shown' && <Tag>{t(`state.${state}`)}</Tag>}
        </Flex>
        <div className={styles.target}>
          {labels.link.whole(link)} {file && <ViewFileButton url={file.url} name={file.name} />}
        </div>
        <Typography.Text type="secondary">{facts.filter(Boolean).join(' · ')}</Typography.Text>
      </div>
      <div className={styles.check}>
        <LinkCheck lastCheck={link.lastCheck} isChecking={isChecking} />
      </div>
      {actions && <RowActions actions={actions} rowLabel={title} onStart={onStart} />}
    </li>
  );
}
