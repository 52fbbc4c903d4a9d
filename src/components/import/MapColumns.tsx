import { useIntl } from '@umijs/max';
import { Alert, Button, Flex, Select, Table } from 'antd';
import { useEffect, useRef } from 'react';
import { searchByLabel } from '@/components/inputs/search';
import type { Import, ImportMapping } from '@/contract/import';
import type { Job } from '@/contract/job';
import { type ImportField, importFields, importRequired } from '@/contract/limits/import';
import { useStateFor } from '@/hooks/useStateFor';
import { useText } from '@/hooks/useText';
import { importTexts } from '@/locales/import';
import { checkImport, chooseImportHeader } from '@/services/import';
import { registerBeside } from '@/session/drafts';
import type { ImportedEntity } from './entity';
import styles from './import.module.css';
import { StepFailure } from './StepFailure';
import { StepFrame } from './StepFrame';
import { useStep } from './useStep';

/** Labels of the fields of an imported entity. */
function useImportFieldLabel({ texts }: ImportedEntity) {
  const intl = useIntl();
  return (field: string) => {
    const ids = texts.map(({ section }) => `${section}.field.${field}`);
    const id = ids.find((one) => intl.messages[one] !== undefined);
    return id === undefined ? field : intl.formatMessage({ id });
  };
}

type Column = { index: number; header: string; samples: string[] };

const SAMPLES_SHOWN = 3;
/** Option value for a skipped column: with null, the select would show its placeholder. */
const SKIP = '';

const getColumns = ({ headers, sample }: Import): Column[] =>
  headers.map((header, index) => ({
    index,
    header,
    samples: sample
      .map((row) => row[index] ?? '')
      .filter((text) => text !== '')
      .slice(0, SAMPLES_SHOWN),
  }));

/** The operator's mapping, and the header row of its columns. */
export type Matched = { headerRow: number; mapping: ImportMapping };

/** Draft key that keeps the mapping when the sign-in expires. */
export const getDraftName = ({ id }: Import) => `import:${id}`;

type Props = {
  of: ImportedEntity;
  imported: Import;
  /** Mapping from before an expired sign-in. */
  kept: Matched | undefined;
  onStartOver: () => void;
  onStarted: (job: Job) => void;
  reload: () => void;
};

/** Second step: the field of each column. */
export function MapColumns({ of, imported, kept, onStartOver, onStarted, reload }: Props) {
  const t = useText(importTexts);
  const nameOf = useImportFieldLabel(of);
  const fields: readonly ImportField[] = importFields[of.entity];
  const required: readonly ImportField[] = importRequired[of.entity];
  const { run, isRunning, failure } = useStep(reload);
  const [mapping, setMapping] = useStateFor<ImportMapping>(String(imported.headerRow), () =>
    kept?.headerRow === imported.headerRow ? kept.mapping : (imported.mapping ?? imported.suggestedMapping),
  );
  const matched = useRef<Matched>(undefined);
  matched.current = { headerRow: imported.headerRow, mapping };
  const name = getDraftName(imported);
  useEffect(() => registerBeside(name, () => ({ base: undefined, values: matched.current })), [name]);
  const isRemembered = imported.isMappingRemembered && mapping === imported.suggestedMapping;
  const missing = required.filter((field) => !mapping.includes(field));
  const titleOf = ({ index, header }: Column) => header || t('map.noHeader', { place: index + 1 });

  const optionsOf = (index: number) => [
    { value: SKIP, label: t('map.skip') },
    ...fields.map((field) => ({
      value: field,
      label: required.includes(field) ? t('map.required', { field: nameOf(field) }) : nameOf(field),
      // A field can have only one column.
      disabled: mapping.includes(field) && mapping[index] !== field,
    })),
  ];
  const choose = (index: number, chosen: string) => {
    const field = fields.find((one) => one === chosen) ?? null;
    setMapping(mapping.map((before, at) => (at === index ? field : before)));
  };
  const chooseHeader = async (row: number) => {
    await chooseImportHeader(imported, row);
    reload();
  };
  const check = async () => {
    onStarted(await checkImport(imported, mapping));
    reload();
  };

  return (
    <StepFrame
      heading={t('map.heading')}
      actions={
        <>
          <Button onClick={onStartOver}>{t('startOver')}</Button>
          <Button type="primary" disabled={missing.length > 0} loading={isRunning} onClick={() => run(check)}>
            {t('map.check')}
          </Button>
        </>
      }
    >
      <div className={styles.cell}>{t('map.file', { name: imported.fileName, count: imported.rowCount })}</div>
      <Flex component="label" wrap align="center" gap={8}>
        {t('map.headerRow')}
        <Select
          aria-label={t('map.headerRow')}
          className={styles.headerRow}
          loading={isRunning}
          options={imported.headerChoices.map(({ row, cells }) => ({
            value: row,
            label: t('map.headerChoice', { row, cells: cells.filter((cell) => cell !== '').join(' · ') }),
          }))}
          value={imported.headerRow}
          onChange={(row: number) => run(() => chooseHeader(row))}
        />
      </Flex>
      {imported.state === 'uploaded' && imported.mapping && (
        <Alert role="note" type="warning" showIcon title={t('map.again')} />
      )}
      <Alert
        role="status"
        type={missing.length > 0 ? 'warning' : 'success'}
        showIcon
        title={
          missing.length > 0
            ? t('map.missing', { fields: missing.map(nameOf).join(t('map.separator')) })
            : t(isRemembered ? 'map.remembered' : 'map.complete')
        }
      />
      <StepFailure error={failure} />
      <Table<Column>
        size="small"
        rowKey="index"
        pagination={false}
        dataSource={getColumns(imported)}
        columns={[
          {
            key: 'header',
            title: t('map.column'),
            width: 200,
            className: styles.cell,
            render: (_, column) => <bdi>{titleOf(column)}</bdi>,
          },
          {
            key: 'samples',
            title: t('map.sample'),
            className: styles.cell,
            render: (_, { samples }) =>
              samples.length === 0 ? (
                '—'
              ) : (
                <ul className={styles.samples}>
                  {[...new Set(samples)].map((text) => (
                    <li key={text}>
                      <bdi>{text}</bdi>
                    </li>
                  ))}
                </ul>
              ),
          },
          {
            key: 'field',
            title: t('map.field'),
            width: 240,
            render: (_, column) => (
              <Select
                aria-label={t('map.fieldOf', { column: titleOf(column) })}
                style={{ width: '100%' }}
                showSearch={searchByLabel}
                options={optionsOf(column.index)}
                value={mapping[column.index] ?? SKIP}
                onChange={(chosen: string) => choose(column.index, chosen)}
              />
            ),
          },
        ]}
      />
    </StepFrame>
  );
}
