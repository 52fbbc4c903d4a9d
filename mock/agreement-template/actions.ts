import { isActionAllowed, type TemplateAction } from '../../src/domain/agreement-template/template-status';
import { businessDayNumber, dayNumberStart, iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { messages } from '../messages';
import { refuse } from '../refuse';
import { createActions } from '../store/actions';
import { create } from '../store/create';
import type { Target } from '../store/row';
import { find, update } from '../store/update';
import { checkVersion, type Input, toTemplateFields } from './check';
import type { AgreementTemplateRow } from './fixtures';
import { templateMessages } from './messages';
import { getProjectsRequiring, templateTable } from './table';

/** @throws Fault 403 TEMPLATE_STATUS when the status does not allow the action */
function checkStatus({ status }: AgreementTemplateRow, action: TemplateAction) {
  if (!isActionAllowed(status, action)) throw new Fault(templateMessages.templateStatus);
}

export const templateActions = createActions(templateTable, {
  create: (input: Input) => ({ ...toTemplateFields(input), status: 'draft' as const, publishedAt: null }),
  update(input, row) {
    checkStatus(row, 'update');
    return toTemplateFields(input, row);
  },
});

/** Publishes a draft. It takes effect at the planned time, but not in the past. */
export const publishTemplate = ({ id, version }: Target, { name }: Who) =>
  update(
    templateTable,
    id,
    version,
    (row): Partial<AgreementTemplateRow> => {
      checkStatus(row, 'publish');
      const now = Date.now();
      const effectiveAt = Date.parse(row.effectiveAt) < now ? iso(now) : row.effectiveAt;
      return { status: 'published', publishedAt: iso(now), effectiveAt };
    },
    { action: 'publish', operatorName: name },
  );

/** Retires a published version. @throws Fault 403 TEMPLATE_IN_USE with the published projects that require it */
export const retireTemplate = ({ id, version }: Target, { name }: Who) =>
  update(
    templateTable,
    id,
    version,
    (row): Partial<AgreementTemplateRow> => {
      checkStatus(row, 'retire');
      const blockedBy = getProjectsRequiring(id).filter(({ status }) => status === 'published');
      if (blockedBy.length > 0) throw new Fault(templateMessages.templateInUse, { data: { blockedBy } });
      return { status: 'retired' };
    },
    { action: 'retire', operatorName: name },
  );

/** Creates a draft from a version that can no longer be changed; it takes effect tomorrow. */
export function addVersion({ id, version }: Target, templateVersion: string, { name }: Who) {
  const original = find(templateTable.rows(), id);
  if (original.version !== version) {
    throw new Fault(messages.conflict, { data: { current: templateTable.toDto(original) } });
  }
  checkStatus(original, 'newVersion');
  refuse({ templateVersion: checkVersion({ code: original.code, templateVersion }) });
  const effectiveAt = iso(dayNumberStart(businessDayNumber(Date.now()) + 1));
  const draft = { templateVersion, effectiveAt, status: 'draft' as const, publishedAt: null };
  return create(templateTable, (base) => ({ ...original, ...draft, ...base }), {
    action: 'newVersion',
    operatorName: name,
  });
}
