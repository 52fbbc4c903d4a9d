import type { Project, PublishGate } from '@/contract/project-list';
import { AppError } from '@/errors/app-error';
import { getRefusalData } from '@/errors/refusal';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { isPublishGate, updateProject } from '@/services/project';
import { formatMinute } from '@/utils/date';
import { type ProjectValues, toInput } from './values';

/** Field that fixes an item of the publish gate; the quiz is not part of the form. */
const fixFields: Partial<Record<PublishGate['failing'][number], keyof ProjectValues>> = {
  coverMissing: 'coverUrl',
  categoryMissing: 'categoryId',
  categoryDisabled: 'categoryId',
  summaryMissing: 'summary',
  contentMissing: 'content',
  endPassed: 'endAt',
  hospitalMissing: 'hospitalIds',
  agreementMissing: 'agreementTemplateId',
  agreementNotPublished: 'agreementTemplateId',
  agreementNotInForce: 'agreementTemplateId',
  sensitiveWithoutAgreement: 'needAgreement',
};

/** Saves a published project. If the publish gate rejects it, the failing items become field errors. */
export function useSaveLive() {
  const t = useText(projectTexts);
  return async (values: ProjectValues, base: Project | undefined): Promise<Project> => {
    if (!base) throw new Error('a project that is live was read');
    try {
      return await updateProject(base.id, toInput(values), base.version);
    } catch (error) {
      const gate = getRefusalData(error, isPublishGate);
      if (!gate) throw error;
      const effectiveAt = formatMinute(gate.agreementEffectiveAt) ?? '';
      const fieldErrors = Object.fromEntries(
        gate.failing.map((item) => [fixFields[item] ?? item, t(`gate.${item}`, { at: effectiveAt })]),
      );
      throw new AppError('business', { status: 422, data: { fieldErrors }, cause: error });
    }
  };
}
