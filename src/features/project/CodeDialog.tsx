import { Radio } from 'antd';
import { useState } from 'react';
import { useEntity } from '@/components/form/useEntity';
import { project as limit } from '@/contract/limits/project';
import type { ProjectListed } from '@/contract/project-list';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { createTrialCode, readProjectCode } from '@/services/project';
import { formatMinute } from '@/utils/date';
import { CodePicture } from './CodePicture';

type Props = { project: ProjectListed; onClose: () => void };

const widths = [limit.minCodeWidth, limit.codeWidth, limit.maxCodeWidth] as const;

/** Mini-program code of a project, in a selectable size. */
export function CodeDialog({ project: { id, name, projectNo }, onClose }: Props) {
  const t = useText(projectTexts);
  const [width, setWidth] = useState<number>(limit.codeWidth);
  const read = useEntity(['project', 'code', { id, width }], () => readProjectCode(id, width));
  return (
    <CodePicture
      title={t('code.title', { name })}
      text={t('code.text')}
      alt={t('code.alt', { name })}
      fileName={`${projectNo}-${read.entity?.width ?? width}.png`}
      read={read}
      onClose={onClose}
    >
      <Radio.Group
        aria-label={t('code.width')}
        optionType="button"
        buttonStyle="solid"
        options={widths.map((value) => ({ value, label: t('code.pixels', { width: value }) }))}
        value={width}
        onChange={({ target }) => setWidth(target.value)}
      />
    </CodePicture>
  );
}

/** Mini-program code that opens a draft on a real phone, with its expiry. */
export function TrialCodeDialog({ project: { id, name, projectNo }, onClose }: Props) {
  const t = useText(projectTexts);
  const read = useEntity(['project', 'trialCode', id], () => createTrialCode(id));
  return (
    <CodePicture
      title={t('trial.title', { name })}
      text={t('trial.text')}
      alt={t('trial.alt', { name })}
      fileName={`${projectNo}-trial.png`}
      read={read}
      onClose={onClose}
    >
      {read.entity && t('trial.expires', { time: formatMinute(read.entity.expiresAt) ?? '—' })}
    </CodePicture>
  );
}
