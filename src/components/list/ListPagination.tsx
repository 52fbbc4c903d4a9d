import { Grid, Pagination } from 'antd';
import { type AriaAttributes, cloneElement, isValidElement, memo } from 'react';
import { list as limit } from '@/contract/limits/list';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { ListState } from './codec';

type Props = Pick<ListState, 'current' | 'pageSize'> & {
  total: number;
  /** Another page, or the first of another size. */
  onMove: (move: { current: number; pageSize: number }) => void;
};

/** From here on a page is typed sooner than found. */
const MANY_PAGES = 10;

/** The pages of a list. Drawn with the click, while the rows of the page are still on their way. */
export const ListPagination = memo(function ListPagination({ current, pageSize, total, onMove }: Props) {
  const t = useText(listTexts);
  const { lg } = Grid.useBreakpoint();
  if (total === 0) return null;
  return (
    <Pagination
      align="end"
      style={{ padding: 16 }}
      // In one line on a narrow window too.
      size={lg === false ? 'small' : undefined}
      current={current}
      pageSize={pageSize}
      total={total}
      pageSizeOptions={[...limit.pageSizes]}
      showSizeChanger
      showTotal={(count, [from, to]) => t('range', { from, to, total: count })}
      itemRender={(_, part, item) => {
        const name = part === 'prev' ? t('previousPage') : part === 'next' && t('nextPage');
        // Else the name of its icon, which is that of the drawing: "left".
        return name && isValidElement<AriaAttributes>(item) ? cloneElement(item, { 'aria-label': name }) : item;
      }}
      showQuickJumper={total > pageSize * MANY_PAGES}
      onChange={(page, size) => onMove({ current: size === pageSize ? page : 1, pageSize: size })}
    />
  );
});
