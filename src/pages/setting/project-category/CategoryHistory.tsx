import { ChangeHistory } from '@/components/log/ChangeHistory';
import type { Category } from '@/contract/category';
import type { LogValue } from '@/contract/log';
import { formatCategoryPath } from '@/domain/category/tree';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { categoryTexts } from '@/locales/category';
import { listProjectOptions } from '@/services/project';

type Props = { category: Category; all: readonly Category[] };

/** Project id in a log field such as `project 12`, which records a project moved to another category. */
const parseProjectId = (field: string) => /^project (.+)$/.exec(field)?.[1];

function MovedProject({ id }: { id: string }) {
  const t = useText(categoryTexts);
  const { data: projects } = useRead(['project', 'options'], listProjectOptions);
  return t('field.project', { name: projects?.find((one) => one.id === id)?.name ?? id });
}

/** Change log of a category, with the projects that were moved out of it. */
export function CategoryHistory({ category: { id, version }, all }: Props) {
  const getCategoryPath = (categoryId: LogValue) => {
    const found = all.find((one) => one.id === categoryId);
    return found && formatCategoryPath(all, found);
  };
  return (
    <ChangeHistory
      entityType="category"
      entityId={id}
      version={version}
      texts={categoryTexts}
      pictures={['iconUrl']}
      field={(name) => {
        const projectId = parseProjectId(name);
        return projectId && <MovedProject id={projectId} />;
      }}
      value={(name, value) => (name === 'parentId' || parseProjectId(name) ? getCategoryPath(value) : undefined)}
    />
  );
}
