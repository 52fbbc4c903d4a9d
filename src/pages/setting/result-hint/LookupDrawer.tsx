import { Drawer, Flex, Select, Typography } from 'antd';
import { useId, useState } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import { searchByLabel } from '@/components/inputs/search';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { LookupResult } from './LookupResult';
import { useLevelOptions, useLevels, useScopes } from './useScopes';

type Props = { onEdit: (id: string) => void; onClose: () => void };

/** Looks up the hint for a result: the project's, else the global one, else none. */
export function LookupDrawer({ onEdit, onClose }: Props) {
  const t = useText(resultHintTexts);
  const id = useId();
  const [projectId, setProjectId] = useState<string | null>(null);
  const [levelCode, setLevelCode] = useState<string | null>(null);
  const scopes = useScopes();
  const levels = useLevels(projectId);
  const options = useLevelOptions(levels.levels, { includesTaken: true });
  const level = levels.levels.find(({ code }) => code === levelCode);
  const failed = scopes.error ?? levels.error;

  return (
    <Drawer open size={480} title={t('lookup.title')} onClose={onClose}>
      <Flex vertical gap={8}>
        <label htmlFor={`${id}project`}>{t('lookup.project')}</label>
        <Select
          id={`${id}project`}
          showSearch={searchByLabel}
          loading={scopes.isLoading}
          options={scopes.projects}
          value={projectId}
          onChange={(next) => {
            setProjectId(next);
            setLevelCode(null);
          }}
        />
        <label htmlFor={`${id}level`}>{t('lookup.level')}</label>
        <Select
          id={`${id}level`}
          disabled={projectId === null}
          loading={levels.isLoading}
          options={options}
          value={levelCode}
          onChange={setLevelCode}
        />
        {failed !== undefined && !scopes.isLoading && !levels.isLoading && (
          <ListFailed error={failed} onRetry={scopes.error ? scopes.reload : levels.reload} />
        )}
        {projectId !== null && level ? (
          <LookupResult
            key={`${projectId} ${level.code}`}
            projectId={projectId}
            projectName={scopes.projects.find(({ value }) => value === projectId)?.label}
            level={level}
            onEdit={onEdit}
          />
        ) : (
          failed === undefined && <Typography.Text type="secondary">{t('lookup.choose')}</Typography.Text>
        )}
      </Flex>
    </Drawer>
  );
}
