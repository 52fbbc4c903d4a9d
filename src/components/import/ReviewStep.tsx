import { Alert, Button } from 'antd';
import type { Import } from '@/contract/import';
import type { Job } from '@/contract/job';
import { useText } from '@/hooks/useText';
import { importTexts } from '@/locales/import';
import { confirmImport } from '@/services/import';
import styles from './import.module.css';
import { RefusedRows } from './RefusedRows';
import { RefusedRowsTable } from './RefusedRowsTable';
import { StepFailure } from './StepFailure';
import { StepFrame } from './StepFrame';
import { useStep } from './useStep';

type Props = {
  imported: Import;
  reload: () => void;
  onStartOver: () => void;
  onRemap: () => void;
  onStarted: (job: Job) => void;
};

/** Third step: the result of the check, and the button that imports the valid rows. */
export function ReviewStep({ imported, reload, onStartOver, onRemap, onStarted }: Props) {
  const t = useText(importTexts);
  const { run, isRunning, failure } = useStep(reload);
  const { ok, bad } = imported.counts ?? { ok: 0, bad: 0 };
  const outcome = bad === 0 ? 'allGood' : ok === 0 ? 'noneGood' : 'some';
  const type = { allGood: 'success', noneGood: 'error', some: 'warning' } as const;
  const confirm = async () => {
    onStarted(await confirmImport(imported));
    reload();
  };
  return (
    <StepFrame
      heading={t('checked.heading')}
      actions={
        <>
          <Button onClick={onStartOver}>{t('startOver')}</Button>
          <Button onClick={onRemap}>{t('checked.remap')}</Button>
          {ok > 0 && (
            <Button type="primary" loading={isRunning} onClick={() => run(confirm)}>
              {t('checked.confirm', { count: ok })}
            </Button>
          )}
        </>
      }
    >
      <dl className={styles.counts}>
        <div>
          <dt>{t('checked.good')}</dt>
          <dd>{t('rows', { count: ok })}</dd>
        </div>
        <div>
          <dt>{t('checked.bad')}</dt>
          <dd>{t('rows', { count: bad })}</dd>
        </div>
      </dl>
      <Alert role="status" type={type[outcome]} showIcon title={t(`checked.${outcome}`)} />
      <StepFailure error={failure} />
      <RefusedRows imported={imported} />
      {imported.errorCount > 0 && <RefusedRowsTable imported={imported} />}
    </StepFrame>
  );
}
