import { Collapse } from 'antd';
import { useText } from '@/hooks/useText';
import { logTexts } from '@/locales/log';
import { AccessTimeline } from './AccessTimeline';
import { ChangeTimeline, type ChangeTimelineProps } from './ChangeTimeline';

type Props = Pick<ChangeTimelineProps, 'entityType' | 'entityId' | 'texts' | 'value'> & {
  /** What its personal data is called; undefined where the logs have a word of their own. */
  fieldOf: (name: string) => string | undefined;
  /** How often it was looked at here meanwhile: who looked is read again when this changes. */
  looks?: number;
};

/** Who changed something about one thing, and who looked at personal data of it; folded until somebody asks. */
export function EntityHistory({ texts, value, fieldOf, looks, ...about }: Props) {
  const t = useText(logTexts);
  return (
    <Collapse
      size="small"
      items={[
        { key: 'changes', label: t('changes'), children: <ChangeTimeline {...about} texts={texts} value={value} /> },
        {
          key: 'accesses',
          label: t('accesses'),
          children: <AccessTimeline {...about} looks={looks} field={fieldOf} />,
        },
      ]}
    />
  );
}
