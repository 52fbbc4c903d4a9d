import { Flex, Select } from 'antd';
import { useId } from 'react';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import { ReorderDrawer } from '@/components/form/ReorderDrawer';
import type { Category } from '@/contract/category';
import { useText } from '@/hooks/useText';
import { categoryTexts } from '@/locales/category';
import { listCategories, orderCategories } from '@/services/category';
import { CategoryName } from './CategoryName';
import { TOP } from './values';

type Props = {
  /** Category whose children are reordered; undefined for the first level. */
  parentId: string | undefined;
  onScope: (parentId: string | undefined) => void;
  onSaved: () => void;
  onClose: () => void;
};

const getChildren = (all: readonly Category[], parentId: string) =>
  all.filter((one) => (one.parentId ?? TOP) === parentId);

/** Drawer to reorder the first level, or the children of a category. */
export function OrderDrawer({ parentId, onScope, onSaved, onClose }: Props) {
  const t = useText(categoryTexts);
  const id = useId();
  return (
    <EntityDrawer
      readKey={['category', 'order']}
      read={() => listCategories()}
      title={t('order.title')}
      onClose={onClose}
      edit={(all, { replace }) => {
        const scopes = all.filter((one) => getChildren(all, one.id).length > 1);
        const scope = scopes.some((one) => one.id === parentId) && parentId !== undefined ? parentId : TOP;
        return (
          <ReorderDrawer
            key={scope}
            name={`category:order:${scope}`}
            title={t('order.title')}
            label={t('order.label')}
            items={getChildren(all, scope)}
            nameOf={({ name }) => name}
            render={(category) => <CategoryName {...category} />}
            read={async () => {
              const now = await listCategories();
              replace(now);
              return getChildren(now, scope);
            }}
            save={(order) => orderCategories(scope === TOP ? null : scope, order)}
            onSaved={onSaved}
            onClose={onClose}
          >
            <Flex align="center" gap={8} style={{ marginBlockEnd: 16 }}>
              <label htmlFor={id}>{t('order.scope')}</label>
              <Select
                id={id}
                style={{ flex: 1 }}
                value={scope}
                onChange={(next: string) => onScope(next || undefined)}
                options={[
                  { value: TOP, label: t('order.top') },
                  ...scopes.map((one) => ({ value: one.id, label: t('order.below', { name: one.name }) })),
                ]}
              />
            </Flex>
          </ReorderDrawer>
        );
      }}
    />
  );
}
