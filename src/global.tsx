import '@/utils/storage-fallback';
import 'antd/dist/reset.css';
import { ignoreDoubleClickOnMasks } from '@/components/shell/ignore-double-click';
import { AppError } from '@/errors/app-error';
import { reportError } from '@/errors/report';
import { applyToDocument, getInitialLocale } from '@/utils/locale';
import { removeServiceWorkers } from '@/utils/service-worker';
import { keepTextsTranslatable } from '@/utils/translated-texts';

// Runs before the first render.
applyToDocument(getInitialLocale(localStorage));

void removeServiceWorkers();

ignoreDoubleClickOnMasks();

keepTextsTranslatable();

window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof AppError && event.reason.handled) event.preventDefault();
  else reportError(event.reason, 'unhandled');
});
