import { Link } from '@umijs/max';
import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import type { PublishGate } from '@/contract/project-list';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { formatMinute } from '@/utils/date';
import { getGateFixPath } from './gate-fix-path';

type Props = PublishGate & {
  projectId: string;
  /** Whether the list replaces the focused element, so that its first item takes the focus. */
  takesFocus?: true;
  /** Called when an item is followed. */
  onLeave?: () => void;
};

/** Failing items of the publish gate. Each tells what to do and links to the place to do it. */
export function PublishGateList({ projectId, failing, agreementEffectiveAt, takesFocus, onLeave }: Props) {
  const t = useText(projectTexts);
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  return (
    <Alert
      role="alert"
      type="warning"
      showIcon
      title={t('gate.title', { count: failing.length })}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {failing.map((item, index) => (
            <li key={item}>
              <Link ref={index === 0 ? first : undefined} to={getGateFixPath(projectId, item)} onClick={onLeave}>
                {t(`gate.${item}`, { at: formatMinute(agreementEffectiveAt) ?? '' })}
              </Link>
            </li>
          ))}
        </ul>
      }
    />
  );
}
