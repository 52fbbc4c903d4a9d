import { getIntl, history } from '@umijs/max';
import { ui } from '@/errors/ui';
import { screenTitle } from '@/hooks/useScreenTitle';
import { formTexts } from '@/locales/form';
import { getUnsavedTitles } from '@/session/drafts';
import { isSending } from '@/session/sending';
import { createT } from '@/utils/text';
import { confirmLeaving, hasGuards, stopGuarding } from './leave-guard';

/** By name, what is in this window's memory alone: drafts are about people's health, and are stored nowhere else. */
function getLostTitles() {
  const t = createT(getIntl(), formTexts);
  const { open, kept } = getUnsavedTitles();
  const here = screenTitle(getIntl(), history.location.pathname);
  // An import is guarded and no form, and a file on its way is not yet part of one.
  const ofScreen = open.length === 0 && (hasGuards() || isSending()) ? [here] : open.map((title) => title ?? here);
  return [...new Set([...ofScreen, ...kept.map((title) => title ?? t('reload.kept'))])];
}

/** Loads the console anew; where that would lose something, only once the operator has said so to what is named. */
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
    // The browser would ask the same again.
    stopGuarding();
  }
  window.location.reload();
}
