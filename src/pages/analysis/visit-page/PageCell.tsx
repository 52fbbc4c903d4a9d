import { EditOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import type { ReportRow } from '@/domain/analysis/report';
import { useText } from '@/hooks/useText';
import { visitPageTexts } from '@/locales/visitPage';
import { PATH } from './report';
import styles from './visit-page.module.css';

type Props = { row: ReportRow; onRename: (pagePath: string) => void };

/** Name of a page and its path, with a button to rename it. */
export function PageCell({ row: { key, label, cells }, onRename }: Props) {
  const t = useText(visitPageTexts);
  return (
    <div className={styles.page}>
      <span className={styles.names} title={`${label} ${cells[PATH]}`}>
        {label === cells[PATH] ? <Tag>{t('unnamed')}</Tag> : <bdi>{label}</bdi>}{' '}
        <small className={styles.path}>{cells[PATH]}</small>
      </span>
      <Button
        type="text"
        size="small"
        icon={<EditOutlined aria-hidden />}
        aria-label={t('renameOf', { page: label })}
        title={t('rename')}
        onClick={() => onRename(key)}
      />
    </div>
  );
}
