import { history } from '@umijs/max';
import { Button } from 'antd';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { HOME_PATH } from '@/session/redirect';

/** Leads on from a screen without content. */
export function HomeButton() {
  const t = useText(appTexts);
  return (
    <Button
      type="primary"
      href={HOME_PATH}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        history.push(HOME_PATH);
      }}
    >
      {t('home')}
    </Button>
  );
}
