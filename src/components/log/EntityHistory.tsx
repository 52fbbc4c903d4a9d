import { Collapse } from 'antd';
import { useText } from '@/hooks/useText';
import { logTexts } from '@/locales/log';
import { AccessTimeline } from './AccessTimeline';
import { ChangeTimeline, type ChangeTimelineProps } from './ChangeTimeline';

type Props = Pick<ChangeTimelineProps, 'entityType' | 'entityId' | 'texts' | 'value'> & {
  /** Label of a personal field; undefined where the log texts have one. */
  fieldOf: (name: string) => string | undefined;
  /** How often personal data was revealed here: a change loads the access log again. */
  looks?: number;
};

/** Change log and access log of an entity, collapsed at first. */
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
