import type { AgreementTemplateListed } from '@/contract/agreement-template';
import type { Category } from '@/contract/category';
import type { HospitalOption } from '@/contract/hospital';
import type { Project } from '@/contract/project-list';
import { isInForce } from '@/domain/agreement-template/template-status';
import { formatCategoryPath } from '@/domain/category/tree';
import type { projectEditTexts } from '@/locales/projectEdit';
import { serverNow } from '@/utils/clock';
import { formatMinute } from '@/utils/date';
import type { TextOf } from '@/utils/text';

type Text = TextOf<typeof projectEditTexts>;

/** Enabled categories and the current one of the project, which is marked if it is disabled. */
export function getCategoryOptions(t: Text, all: readonly Category[], project: Project | undefined) {
  const isEnabled = (id: string | null) => all.some((one) => one.id === id && one.status === 'enabled');
  const isOpen = ({ id, parentId }: Category) => isEnabled(id) && (parentId === null || isEnabled(parentId));
  return all
    .filter((one) => isOpen(one) || one.id === project?.categoryId)
    .map((one) => {
      const name = formatCategoryPath(all, one);
      return isOpen(one)
        ? { value: one.id, label: name }
        : { value: one.id, label: t('choice.disabled', { name }), disabled: true };
    });
}

/** Active hospitals and the current ones of the project, which show their status if they are not active. */
export function getHospitalOptions(
  t: Text,
  all: readonly HospitalOption[],
  project: Project | undefined,
  statusLabel: (status: string) => string,
) {
  return all
    .filter(({ id, status }) => status === 'active' || project?.hospitalIds.includes(id))
    .map(({ id, name, status }) => ({
      value: id,
      label: status === 'active' ? name : t('choice.status', { name, status: statusLabel(status) }),
    }));
}

/** Published templates, with their effective date if it is in the future, and the current one of the project. */
export function getTemplateOptions(
  t: Text,
  published: readonly AgreementTemplateListed[],
  project: Project | undefined,
) {
  const choices = published.map((one) => {
    const name = t('choice.template', { title: one.title, version: one.templateVersion });
    const from = formatMinute(one.effectiveAt) ?? '';
    return { value: one.id, label: isInForce(one, serverNow()) ? name : t('choice.from', { name, from }) };
  });
  const { agreementTemplateId: id, agreementTemplateTitle: name } = project ?? {};
  if (id == null || choices.some(({ value }) => value === id)) return choices;
  return [...choices, { value: id, label: t('choice.retired', { name: name ?? id }), disabled: true }];
}
