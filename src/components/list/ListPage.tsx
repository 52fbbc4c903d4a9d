import { Page } from '@/components/page/Page';
import { ListView } from './ListView';
import type { ListProps } from './list-props';

type Props<Row> = Omit<ListProps<Row>, 'frame'>;

/** A list as a whole screen, with its buttons beside the heading. */
export function ListPage<Row extends { id: string }>(props: Props<Row>) {
  return <ListView<Row> isScreen {...props} frame={(buttons, list) => <Page extra={buttons}>{list}</Page>} />;
}
