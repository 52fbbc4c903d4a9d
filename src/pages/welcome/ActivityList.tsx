import { Link } from '@umijs/max';
import { Button, Empty } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { Activity } from '@/contract/workbench';
import { useEnumLabel, useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { welcomeTexts } from '@/locales/welcome';
import { activityPath } from './activity-path';
import styles from './welcome.module.css';

const FIRST = 10;

function ActivityLine({ activity }: { activity: Activity }) {
  const entity = useEnumLabelOrRaw(welcomeTexts, 'entity');
  const action = useEnumLabelOrRaw(welcomeTexts, 'action');
  const ownAction = useEnumLabel(welcomeTexts, `action.${activity.entityType}`);
  const path = activityPath(activity);
  const name = activity.label ?? entity(activity.entityType);
  return (
    <li className={styles.activity} tabIndex={-1}>
      <span className={styles.what}>
        <strong>{ownAction(activity.action) ?? action(activity.action)}</strong>{' '}
        {activity.label !== null && entity(activity.entityType)}{' '}
        <bdi>
          {path ? (
            <Link className={styles.link} to={path}>
              {name}
            </Link>
          ) : (
            name
          )}
        </bdi>
      </span>
      <span className={styles.note}>
        {activity.operatorName} · <RelativeTime instant={activity.at} />
      </span>
    </li>
  );
}

/** Activities, newest first: the first ten, and the others on demand. */
export function ActivityList({ activities }: { activities: readonly Activity[] }) {
  const t = useText(welcomeTexts);
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button is removed, so the focus moves on.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('li')[FIRST]?.focus();
  }, [isWhole]);
  const more = isWhole ? 0 : Math.max(0, activities.length - FIRST);
  if (activities.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('activities.none')} />;
  return (
    <>
      <ul ref={list} className={styles.activities}>
        {activities.slice(0, activities.length - more).map((activity) => (
          <ActivityLine key={activity.id} activity={activity} />
        ))}
      </ul>
      {more > 0 && <Button onClick={() => setIsWhole(true)}>{t('activities.more', { count: more })}</Button>}
    </>
  );
}
