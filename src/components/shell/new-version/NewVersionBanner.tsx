import { Alert, Button, Flex } from 'antd';
import { reloadConsole } from '@/components/form/reload';
import { FocusHandover } from '@/components/page/FocusHandover';
import { MAIN_ID } from '@/components/shell/SkipLink';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { StillBelow } from './StillBelow';
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
        <FocusHandover to={() => document.getElementById(MAIN_ID)}>
          <StillBelow>
            <Alert banner type="info" role="none" title={t('newVersion')} action={reload} />
          </StillBelow>
        </FocusHandover>
      )}
    </div>
  );
}
