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

type Version = Pick<AgreementTemplate, 'code' | 'status' | 'effectiveAt'>;

/** The version of a template that is signed at `now` (milliseconds): the latest one that is in force. */
export const findTemplateInForce = <Template extends Version>(
  templates: readonly Template[],
  code: string,
  now: number,
) =>
  templates
    .filter((one) => one.code === code && isInForce(one, now))
    .toSorted((a, b) => Date.parse(a.effectiveAt) - Date.parse(b.effectiveAt))
    .at(-1);

/** Whether the status of a template allows an action. */
export const isActionAllowed = (status: Status, action: TemplateAction) =>
  (actionsByStatus[status] as readonly TemplateAction[]).includes(action);
