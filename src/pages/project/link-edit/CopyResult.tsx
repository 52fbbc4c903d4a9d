import { Flex, Typography } from 'antd';
import { FailedRows } from '@/components/feedback/FailedRows';
import type { ProjectLink, ProjectLinkCopies } from '@/contract/project-link';
import { type Level, useLinkLabels } from '@/features/project-link/useLinkLabels';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';

type Props = { result: ProjectLinkCopies; link: ProjectLink; levels: readonly Level[] };

/** Projects to which the link was not copied, with the reason, and the result levels that copies lack. */
export function CopyResult({ result: { failed, dropped }, link, levels }: Props) {
  const t = useText(linkEditTexts);
  const labels = useLinkLabels(levels);
  return (
    <Flex vertical gap={16}>
      {failed.length > 0 && <FailedRows rows={failed} entity="project" />}
      {dropped.length > 0 && (
        <div>
          <Typography.Text strong>{t('copy.dropped')}</Typography.Text>
          <ul>
            {dropped.map(({ projectId, projectName, levelCodes }) => (
              <li key={projectId}>
                {t(levelCodes.length === link.levelCodes.length ? 'copy.droppedAll' : 'copy.droppedSome', {
                  project: projectName,
                  levels: levelCodes
                    .map((code) => t('copy.level', { level: labels.level(code), code }))
                    .join(labels.t('separator')),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Flex>
  );
}
