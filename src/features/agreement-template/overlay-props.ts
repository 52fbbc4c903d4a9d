import type { AgreementTemplateListed } from '@/contract/agreement-template';
import type { TemplateOverlayKind } from './template-actions';

/** Props of an overlay that is about one template of the list. */
export type OverlayProps = {
  template: AgreementTemplateListed;
  all: readonly AgreementTemplateListed[];
  /** Reloads the list. */
  reload: () => void;
  onOpen: (kind: TemplateOverlayKind, id: string) => void;
  onClose: () => void;
};
