import { Alert } from 'antd';
import type { BulkAction } from '@/components/list/actions';
import { categoryBulkActions } from '@/contract/limits/category';
import type { categoryTexts } from '@/locales/category';
import { changeCategories } from '@/services/category';
import type { TextOf } from '@/utils/text';

/** What can be done with several categories at once. */
export const categoryBulk = (t: TextOf<typeof categoryTexts>): BulkAction[] =>
  categoryBulkActions.map((action) => ({
    key: action,
    label: t(`action.${action}`),
    confirm: (count) => t(`bulk.${action}`, { count }),
    fields: action === 'disable' && <Alert role="note" type="warning" showIcon title={t('bulk.disableWarning')} />,
    run: (target) => {
      // The whole tree is in view: there is nothing else to tick.
      if (!('ids' in target)) throw new Error('categories are ticked one by one');
      return changeCategories(target.ids, action);
    },
  }));
