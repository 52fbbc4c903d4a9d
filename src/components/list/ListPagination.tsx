import { Grid, Pagination } from 'antd';
import { type AriaAttributes, cloneElement, isValidElement, memo } from 'react';
import { list as limit } from '@/contract/limits/list';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { ListState } from './codec';

type Props = Pick<ListState, 'current' | 'pageSize'> & {
  total: number;
  /** Called with another page, or with the first page of another size. */
  onMove: (move: { current: number; pageSize: number }) => void;
};

/** From this many pages on, a quick jumper is shown. */
const MANY_PAGES = 10;

/** Pagination of a list. Renders on the click, while the rows of the page still load. */
export const ListPagination = memo(function ListPagination({ current, pageSize, total, onMove }: Props) {
  const t = useText(listTexts);
  const { lg } = Grid.useBreakpoint();
  if (total === 0) return null;
  return (
    <Pagination
      align="end"
      style={{ padding: 16 }}
      // Fits on one line of a narrow window.
      size={lg === false ? 'small' : undefined}
      current={current}
      pageSize={pageSize}
      total={total}
      pageSizeOptions={[...limit.pageSizes]}
      showSizeChanger
      // The total is in the tab or in the line above the rows.
      showTotal={(_, [from, to]) => t('range', { from, to })}
      itemRender={(_, part, item) => {
        const name = part === 'prev' ? t('previousPage') : part === 'next' && t('nextPage');
        // Otherwise antd names it after its icon: "left".
        return name && isValidElement<AriaAttributes>(item) ? cloneElement(item, { 'aria-label': name }) : item;
      }}
      showQuickJumper={total > pageSize * MANY_PAGES}
      onChange={(page, size) => onMove({ current: size === pageSize ? page : 1, pageSize: size })}
    />
  );
});
