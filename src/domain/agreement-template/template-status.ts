import type { AgreementTemplate } from '../../contract/agreement-template';

type Status = AgreementTemplate['status'];
export type TemplateAction = 'update' | 'publish' | 'newVersion' | 'retire';

/** Actions that each template status allows, in display order (docs/domain.md 6.5). */
const actionsByStatus = {
  draft: ['update', 'publish'],
  published: ['newVersion', 'retire'],
  retired: ['newVersion'],
} as const satisfies Record<Status, readonly TemplateAction[]>;

/** Whether a version can be signed at `now` (milliseconds): it is published and its effective time has come. */
export const isInForce = ({ status, effectiveAt }: Pick<AgreementTemplate, 'status' | 'effectiveAt'>, now: number) =>
  status === 'published' && Date.parse(effectiveAt) <= now;

/** Whether the status of a template allows an action. */
export const isActionAllowed = (status: Status, action: TemplateAction) =>
  (actionsByStatus[status] as readonly TemplateAction[]).includes(action);
