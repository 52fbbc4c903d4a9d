import { Collapse } from 'antd';
import { ChangeTimeline, type LogLabels } from '@/components/log/ChangeTimeline';
import { LogPicture } from '@/components/log/LogPicture';
import type { Category } from '@/contract/category';
import type { LogValue } from '@/contract/log';
import { pathOf } from '@/domain/category/tree';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { categoryTexts } from '@/locales/category';
import { listProjectOptions } from '@/services/project';

type Props = { category: Category; all: readonly Category[] };

/** `project 12`: a project that was moved out, from one category to another. */
const projectIdIn = (field: string) => /^project (.+)$/.exec(field)?.[1];

/** Who changed what of a category; read once somebody opens it. */
export function CategoryHistory(props: Props) {
  const t = useText(categoryTexts);
  return <Collapse items={[{ key: 'history', label: t('history'), children: <Changes {...props} /> }]} />;
}

function Changes({ category, all }: Props) {
  const t = useText(categoryTexts);
  const action = useEnumLabel(categoryTexts, 'change');
  const field = useEnumLabel(categoryTexts, 'field');
  const status = useEnumLabel(categoryTexts, 'status');
  const { data: projects } = useRead('projectOptions', listProjectOptions);

  const nameOf = (id: LogValue) => {
    const found = all.find((one) => one.id === id);
    return found && pathOf(all, found);
  };
  const words: LogLabels = {
    action,
    field: (name) => {
      const id = projectIdIn(name);
      return id ? t('field.project', { name: projects?.find((one) => one.id === id)?.name ?? id }) : field(name);
    },
    value: (name, value) => {
      if (name === 'status') return status(String(value));
      if (name === 'parentId' || projectIdIn(name)) return nameOf(value);
      return name === 'iconUrl' ? <LogPicture url={String(value)} name={t('field.iconUrl')} /> : undefined;
    },
  };
  return <ChangeTimeline key={category.version} entityType="category" entityId={category.id} words={words} />;
}
