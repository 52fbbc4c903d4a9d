import { Alert, Button, Flex } from 'antd';
import { reloadConsole } from '@/components/form/reload';
import { FocusFallback } from '@/components/page/FocusFallback';
import { MAIN_ID } from '@/components/shell/SkipLink';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { KeepScrollPosition } from './KeepScrollPosition';
import { useNewVersion } from './useNewVersion';

/** Announces a new version of the console. It never reloads by itself, and asks before it discards unsaved work. */
export default function NewVersionBanner() {
  const t = useText(appTexts);
  const { isNew, putOff } = useNewVersion();
  const reload = (
    <Flex gap={8}>
      <Button size="small" type="primary" onClick={() => void reloadConsole()}>
        {t('refresh')}
      </Button>
      <Button size="small" onClick={putOff}>
        {t('later')}
      </Button>
    </Flex>
  );
  // The status element is rendered before its text: not every screen reader announces both at once.
  return (
    <div role="status">
      {isNew && (
        <FocusFallback to={() => document.getElementById(MAIN_ID)}>
          <KeepScrollPosition>
            <Alert banner type="info" role="none" title={t('newVersion')} action={reload} />
          </KeepScrollPosition>
        </FocusFallback>
      )}
    </div>
  );
}
