import { getIntl, history } from '@umijs/max';
import { ui } from '@/errors/ui';
import { screenTitle } from '@/hooks/useScreenTitle';
import { formTexts } from '@/locales/form';
import { getUnsavedTitles } from '@/session/drafts';
import { isSending } from '@/session/sending';
import { createT } from '@/utils/text';
import { confirmLeaving, hasGuards, stopGuarding } from './leave-guard';

/** Names of the unsaved work held in memory only: drafts are about people's health and are stored nowhere else. */
function getLostTitles() {
  const t = createT(getIntl(), formTexts);
  const { open, kept } = getUnsavedTitles();
  const here = screenTitle(getIntl(), history.location.pathname);
  // An import has a guard but no form, and an uploading file is not yet part of one.
  const ofScreen = open.length === 0 && (hasGuards() || isSending()) ? [here] : open.map((title) => title ?? here);
  return [...new Set([...ofScreen, ...kept.map((title) => title ?? t('reload.kept'))])];
}

/** Reloads the page. If that would lose unsaved work, lists it and asks first. */
export async function reloadConsole() {
  const lost = getLostTitles();
  if (lost.length > 0 && ui()) {
    const t = createT(getIntl(), formTexts);
    const leaves = await confirmLeaving({
      title: t('reload.title'),
      content: (
        <>
          {t('reload.text')}
          <ul>
            {lost.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      ),
      okText: t('reload.ok'),
      okButtonProps: { danger: true },
      cancelText: t('reload.stay'),
    });
    if (!leaves) return;
    // Otherwise the browser would ask again.
    stopGuarding();
  }
  window.location.reload();
}
