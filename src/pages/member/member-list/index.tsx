import type { ActionType } from '@ant-design/pro-components';
import { ProTable } from '@ant-design/pro-components';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ListFailed } from '@/components/ListFailed';
import { Page } from '@/components/Page';
import { list as limit } from '@/contract/limits/list';
import type { Member } from '@/contract/member';
import { showUnexpected } from '@/errors/show';
import { useText } from '@/hooks/useText';
import { listMembers } from '@/services/member';
import { type SortOrder, sortParam } from '@/utils/sort';
import { memberColumns } from './columns';

type Paging = { current?: number; pageSize?: number };

export default function MemberList() {
  const t = useText('member');
  const tList = useText('list');
  const columns = useMemo(() => memberColumns(t), [t]);
  const table = useRef<ActionType>(undefined);
  const [failure, setFailure] = useState<unknown>();

  // Stable: the table asks again whenever it is given another function.
  const request = useCallback(async ({ current, pageSize }: Paging, sort: Record<string, SortOrder>) => {
    try {
      const { list, total } = await listMembers({ current, pageSize, sort: sortParam(sort) });
      setFailure(undefined);
      return { data: list, total, success: true };
    } catch (error) {
      showUnexpected(error);
      setFailure(error);
      // Never the old rows under a new page: what did not arrive is not shown.
      return { data: [], total: 0, success: true };
    }
  }, []);

  return (
    <Page>
      <ProTable<Member>
        rowKey="id"
        // A broken row is the page's failure, said in the operator's language.
        ErrorBoundary={false}
        actionRef={table}
        columns={columns}
        search={false}
        options={false}
        scroll={{ x: 'max-content' }}
        pagination={{
          defaultPageSize: limit.pageSize,
          pageSizeOptions: [...limit.pageSizes],
          showSizeChanger: true,
          showTotal: (total) => tList('total', { total }),
        }}
        locale={{
          emptyText: failure ? <ListFailed error={failure} onRetry={() => table.current?.reload()} /> : tList('empty'),
        }}
        request={request}
      />
    </Page>
  );
}
