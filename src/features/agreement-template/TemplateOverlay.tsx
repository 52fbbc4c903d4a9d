import type { AgreementTemplateListed } from '@/contract/agreement-template';
import { CompareDrawer } from './CompareDrawer';
import { LogsDrawer } from './LogsDrawer';
import { NewVersionDialog } from './NewVersionDialog';
import type { OverlayProps } from './overlay-props';
import { PreviewDrawer } from './PreviewDrawer';
import { RetireDialog } from './RetireDialog';
import { TemplateDrawer, TemplateForm } from './TemplateDrawer';
import type { Opened } from './template-actions';

const overlays = {
  edit: TemplateDrawer,
  preview: PreviewDrawer,
  compare: CompareDrawer,
  newVersion: NewVersionDialog,
  retire: RetireDialog,
  logs: LogsDrawer,
};

type Props = Omit<OverlayProps, 'template'> & {
  what: Opened | 'new';
  /** Undefined for a new one, and for one that is not in the list yet. */
  template: AgreementTemplateListed | undefined;
};

/** What an action of the list has opened. */
export function TemplateOverlay({ what, template, ...props }: Props) {
  if (what === 'new') return <TemplateForm template={undefined} {...props} />;
  const Overlay = overlays[what];
  return template && <Overlay template={template} {...props} />;
}
