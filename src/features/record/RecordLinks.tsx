import { Link } from '@umijs/max';
import { Flex } from 'antd';
import type { RecordNamed } from '@/contract/record';
import { recordPath } from '@/features/record/record-path';

/** Links to records, labeled by number. */
export function RecordLinks({ records }: { records: readonly RecordNamed[] }) {
  return (
    <Flex component="ul" wrap gap="4px 32px" style={{ paddingInlineStart: 20 }}>
      {records.map(({ id, recordNo }) => (
        <li key={id}>
          <Link to={recordPath(id)}>{recordNo}</Link>
        </li>
      ))}
    </Flex>
  );
}
