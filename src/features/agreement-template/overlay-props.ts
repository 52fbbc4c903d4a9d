import type { AgreementTemplateListed } from '@/contract/agreement-template';
import type { Opened } from './template-actions';

/** What lies over the list of templates, and is about one of them. */
export type OverlayProps = {
  template: AgreementTemplateListed;
  all: readonly AgreementTemplateListed[];
  /** Reads the list again. */
  reload: () => void;
  onOpen: (what: Opened, id: string) => void;
  onClose: () => void;
};
