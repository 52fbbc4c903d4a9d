import { Alert, Button, Flex } from 'antd';
import { reloadConsole } from '@/components/form/reload';
import { FocusFallback } from '@/components/page/FocusFallback';
import { MAIN_ID } from '@/components/shell/SkipLink';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { KeepScrollPosition } from './KeepScrollPosition';
import { useNewVersion } from './useNewVersion';

/** Says that the console was deployed anew. It never reloads by itself, and not over unsaved work without asking. */
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
  // There before it says something: what comes together with its text not every screen reader reads out.
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
