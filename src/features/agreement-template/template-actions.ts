import type { RowAction } from '@/components/list/actions';
import type { AgreementTemplateListed } from '@/contract/agreement-template';
import { isActionAllowed } from '@/domain/agreement-template/template-status';
import type { agreementTemplateTexts } from '@/locales/agreementTemplate';
import { publishAgreementTemplate } from '@/services/agreement-template';
import { serverNow } from '@/utils/clock';
import type { TextOf } from '@/utils/text';
import { getVersions } from './versions';

/** Overlay that an action opens. */
export type TemplateOverlayKind = 'edit' | 'preview' | 'compare' | 'newVersion' | 'retire' | 'logs';

type Context = {
  t: TextOf<typeof agreementTemplateTexts>;
  all: readonly AgreementTemplateListed[];
  formatName: (template: AgreementTemplateListed) => string;
  open: (kind: TemplateOverlayKind, template: AgreementTemplateListed) => void;
  /** Selects the template for the project; undefined for the one already selected. */
  onChoose?: (template: AgreementTemplateListed) => void;
};

function getPublishAction({ t, all, formatName }: Context, template: AgreementTemplateListed): RowAction {
  const name = formatName(template);
  const others = all.filter(({ code, id }) => code === template.code && id !== template.id);
  const count = others.reduce((sum, { usedByCount }) => sum + usedByCount, 0);
  const isPast = Date.parse(template.effectiveAt) < serverNow();
  const notes = [
    t('publish.final'),
    ...(count > 0 ? [t('publish.others', { count })] : []),
    ...(isPast ? [t('publish.atOnce')] : []),
  ];
  return {
    key: 'publish',
    label: t('action.publish'),
    group: 'work',
    isShown: true,
    confirm: { title: t('publish.title', { name }), text: notes.join(' ') },
    run: () => publishAgreementTemplate(template),
    done: t('done.publish', { name }),
  };
}

/** Row actions for a version, in display order (docs/domain.md 6.5). */
export function getTemplateActions(context: Context, template: AgreementTemplateListed): RowAction[] {
  const { t, all, open, onChoose } = context;
  const { status, code } = template;
  const toOpenAction = (kind: TemplateOverlayKind, group: RowAction['group']): RowAction => ({
    key: kind,
    label: t(`action.${kind}`),
    group,
    onClick: () => open(kind, template),
  });
  const view: RowAction = { ...toOpenAction('edit', 'work'), label: t('action.view') };
  const choose: RowAction[] =
    onChoose && status === 'published'
      ? [{ key: 'choose', label: t('action.choose'), group: 'work', onClick: () => onChoose(template) }]
      : [];
  return [
    ...choose,
    isActionAllowed(status, 'update')
      ? toOpenAction('edit', 'edit')
      : choose.length > 0
        ? { ...view, isShown: true }
        : view,
    ...(isActionAllowed(status, 'publish') ? [getPublishAction(context, template)] : []),
    ...(isActionAllowed(status, 'newVersion') ? [toOpenAction('newVersion', 'edit')] : []),
    toOpenAction('preview', 'work'),
    ...(getVersions(all, code).length > 1 ? [toOpenAction('compare', 'work')] : []),
    toOpenAction('logs', 'work'),
    ...(isActionAllowed(status, 'retire') ? [toOpenAction('retire', 'danger')] : []),
  ];
}
