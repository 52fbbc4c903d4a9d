import { LogoutOutlined, QuestionCircleOutlined, ScheduleOutlined, SwapOutlined } from '@ant-design/icons';
import { useMemoizedFn } from 'ahooks';
import { Badge } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ActionMenu } from '@/components/actions/ActionMenu';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { confirmLeaving, hasUnsavedWork } from '@/components/form/leave-guard';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { shortcutTexts } from '@/locales/shortcut';
import { hasUnsavedForms } from '@/session/drafts';
import { isSending } from '@/session/sending';
import { leave } from '@/session/session';
import { handoverStore } from './handover/handover-store';
import { jobDrawerStore } from './jobs/drawer-store';
import { JobNotices } from './jobs/JobNotices';
import { isActive, jobStore } from './jobs/store';
import { useJobs } from './jobs/useJobs';
import { useShortcutHelp } from './shortcuts/useShortcutHelp';
import styles from './UserMenu.module.css';
import { type UserAction, userActions } from './user-actions';

// Loaded on demand, with its table and progress bars.
const JobDrawer = lazy(() => import('./jobs/JobDrawer'));

/** Signs out, after asking if that would lose unsaved work: a form, an import without one, or an upload. */
export async function logOut() {
  const hasToLose = hasUnsavedForms() || hasUnsavedWork() || isSending();
  if (!hasToLose || (await confirmLeaving())) await leave('logout');
}

/** Menu on the operator's avatar and name: jobs, handover, shortcuts and sign-out. */
export function UserMenu({ children }: { children: ReactNode }) {
  const t = useText(appTexts);
  const tShortcut = useText(shortcutTexts);
  const isShowingJobs = useSyncExternalStore(jobDrawerStore.subscribe, jobDrawerStore.get);
  const { show: showShortcuts, help } = useShortcutHelp();
  const activeCount = useJobs().filter(isActive).length;

  // Jobs survive a reload. If loading fails here, the drawer reports it.
  useEffect(() => {
    jobStore.load().catch(() => {});
  }, []);

  useEffect(() => jobDrawerStore.close, []);

  const choose = useMemoizedFn((action: UserAction) => {
    if (action === 'jobs') jobDrawerStore.open();
    else if (action === 'handover') handoverStore.open(jobDrawerStore.open);
    else if (action === 'shortcuts') showShortcuts();
    else void logOut();
  });
  useEffect(() => userActions.bind(choose), [choose]);

  return (
    <>
      <ActionMenu<UserAction>
        placement="bottomRight"
        items={[
          { key: 'jobs', icon: <ScheduleOutlined aria-hidden />, label: t('jobs') },
          { key: 'handover', icon: <SwapOutlined aria-hidden />, label: t('handover') },
          { key: 'shortcuts', icon: <QuestionCircleOutlined aria-hidden />, label: tShortcut('title') },
          { type: 'divider' },
          { key: 'logout', icon: <LogoutOutlined aria-hidden />, label: t('logout') },
        ]}
        onChoose={choose}
      >
        {(trigger) => (
          <button ref={trigger} type="button" className={styles.trigger} aria-haspopup="menu">
            <Badge count={activeCount} size="small" title={t('jobsActive', { count: activeCount })}>
              {children}
            </Badge>
          </button>
        )}
      </ActionMenu>
      {isShowingJobs && (
        <ErrorBoundary>
          <Suspense>
            <JobDrawer onClose={jobDrawerStore.close} />
          </Suspense>
        </ErrorBoundary>
      )}
      {help}
      <JobNotices isShowing={isShowingJobs} onShow={jobDrawerStore.open} />
    </>
  );
}
