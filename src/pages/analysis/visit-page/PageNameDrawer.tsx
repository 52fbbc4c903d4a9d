import type { CompareField } from '@/components/form/compare-fields';
import { EditDrawer } from '@/components/form/EditDrawer';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import type { EditSpec } from '@/components/form/useEditForm';
import { TextField } from '@/components/inputs/TextField';
import type { PageName } from '@/contract/analysis/page';
import { analysis as limit } from '@/contract/limits/analysis';
import { useText } from '@/hooks/useText';
import { visitPageTexts } from '@/locales/visitPage';
import { getVisitPageName, nameVisitPage } from '@/services/analysis';

type Values = Pick<PageName, 'pageName'>;

const toValues = (page?: PageName): Values => ({ pageName: page?.pageName ?? null });

async function save({ pageName }: Values, base: PageName | undefined) {
  if (!base) throw new Error('pages come from the mini program');
  return nameVisitPage({ pagePath: base.pagePath, pageName, version: base.version });
}

type Props = { pagePath: string; onSaved: () => void; onClose: () => void };

/** Drawer to name a page, for which the platform has only the path. */
export function PageNameDrawer({ pagePath, onSaved, onClose }: Props) {
  const t = useText(visitPageTexts);
  const spec = (entity: PageName): EditSpec<Values, PageName> => ({
    name: `page:${pagePath}`,
    entity,
    toValues,
    save,
    onSaved,
  });
  const compare: CompareField<Values, PageName>[] = [{ name: 'pageName', label: t('name') }];

  return (
    <EntityDrawer
      readKey={['visitPage', 'name', pagePath]}
      read={() => getVisitPageName(pagePath)}
      title={t('rename')}
      notFound={t('notFound')}
      onClose={onClose}
      edit={(entity) => (
        <EditDrawer key={pagePath} title={t('rename')} spec={spec(entity)} compare={compare} onClose={onClose}>
          <p>
            {t('path')}
            <br />
            <code>{pagePath}</code>
          </p>
          <TextField name="pageName" label={t('name')} max={limit.maxPageNameLength} extra={t('nameHint')} />
        </EditDrawer>
      )}
    />
  );
}
