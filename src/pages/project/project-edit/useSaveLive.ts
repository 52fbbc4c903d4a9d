import type { Project, PublishGate } from '@/contract/project';
import { AppError } from '@/errors/app-error';
import { getRefusalData } from '@/errors/refusal';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { isPublishGate, updateProject } from '@/services/project';
import { formatMinute } from '@/utils/date';
import { type ProjectValues, toInput } from './values';

/** Where each item of the publish gate is mended in the form; the quiz is none of its fields. */
const gateFields: Partial<Record<PublishGate['failing'][number], keyof ProjectValues>> = {
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

/** Saves what members see; what the publish gate then misses is refused as a field is, and said at its place. */
export function useSaveLive() {
  const t = useText(projectTexts);
  return async (values: ProjectValues, base: Project | undefined): Promise<Project> => {
    if (!base) throw new Error('a project that is live was read');
    try {
      return await updateProject(base.id, toInput(values), base.version);
    } catch (error) {
      const gate = getRefusalData(error, isPublishGate);
      if (!gate) throw error;
      const at = formatMinute(gate.agreementEffectiveAt) ?? '';
      const fieldErrors = Object.fromEntries(
        gate.failing.map((item) => [gateFields[item] ?? item, t(`gate.${item}`, { at })]),
      );
      throw new AppError('business', { status: 422, data: { fieldErrors }, cause: error });
    }
  };
}
