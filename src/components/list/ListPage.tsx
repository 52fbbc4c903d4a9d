import { Page } from '@/components/page/Page';
import { ListView } from './ListView';
import type { ListProps } from './list-props';

type Props<Row> = Omit<ListProps<Row>, 'frame'>;

/** A list that is a screen: its buttons stand beside the heading. */
export function ListPage<Row extends { id: string }>(props: Props<Row>) {
  return <ListView<Row> {...props} frame={(buttons, list) => <Page extra={buttons}>{list}</Page>} />;
}
