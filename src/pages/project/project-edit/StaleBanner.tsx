import { useModel } from '@umijs/max';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { ConflictDialog } from '@/components/form/ConflictDialog';
import type { CompareField } from '@/components/form/compare-fields';
import type { useAutosave } from '@/components/form/useAutosave';
import { MAIN_ID } from '@/components/shell/SkipLink';
import type { Project } from '@/contract/project-list';
import { useText } from '@/hooks/useText';
import { projectEditTexts } from '@/locales/projectEdit';
import { type ProjectValues, toValues } from './values';

type Props = {
  /** Version that this form loaded or last saved. */
  saved: Project;
  /** Version that someone else saved since. */
  theirs: Project;
  mine: ProjectValues;
  compare: readonly CompareField<ProjectValues, Project>[];
  autosave: Pick<ReturnType<typeof useAutosave<ProjectValues, Project>>, 'resume'>;
  onChange: (values: ProjectValues) => void;
  /** Continues with `theirs`, with `mine` applied to it if given. */
  onTakeTheirs: (mine?: ProjectValues) => void;
};

/** Shown when a draft was changed in another window: offers to compare, take the other version or keep this one. */
export function StaleBanner({ saved, theirs, mine, compare, autosave, onChange, onTakeTheirs }: Props) {
  const t = useText(projectEditTexts);
  const [isComparing, setIsComparing] = useState(false);
  const { initialState } = useModel('@@initialState');
  const isOwn = theirs.updatedByName !== null && theirs.updatedByName === initialState?.currentUser?.name;
  const name = theirs.updatedByName ?? t('stale.somebody');
  const isDraft = theirs.status === 'draft';
  return (
    <>
      <Alert
        role="alert"
        type="warning"
        showIcon
        title={
          isOwn
            ? t(isDraft ? 'stale.ownTitle' : 'stale.ownPublished')
            : t(isDraft ? 'stale.title' : 'stale.published', { name })
        }
        description={
          <Flex vertical gap={8} align="start">
            {t(isDraft ? 'stale.text' : 'stale.publishedText')}
            {isDraft ? (
              <Flex gap={8} wrap>
                <Button onClick={() => setIsComparing(true)}>{t('stale.compare')}</Button>
                <Button onClick={() => onTakeTheirs()}>{t('stale.takeTheirs')}</Button>
                <Button
                  onClick={() => {
                    autosave.resume(theirs.version);
                    // The focused button disappears with the banner.
                    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
                  }}
                >
                  {t('stale.keepMine')}
                </Button>
              </Flex>
            ) : (
              <Button onClick={() => onTakeTheirs(mine)}>{t('stale.open')}</Button>
            )}
          </Flex>
        }
        style={{ marginBlockEnd: 16 }}
      />
      {isComparing && (
        <ConflictDialog<ProjectValues, Project>
          edit={{
            base: saved,
            toValues,
            isDecided: () => false,
            resolve: async (merged) => {
              setIsComparing(false);
              onChange(merged);
              autosave.resume(theirs.version);
            },
            postpone: (merged) => {
              setIsComparing(false);
              onChange(merged);
            },
          }}
          conflict={{ theirs, mine }}
          compare={compare}
        />
      )}
    </>
  );
}
