import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { jobStore } from '@/components/shell/jobs/store';
import type { Job } from '@/contract/job';
import { useRead } from '@/hooks/useRead';
import { openScreen } from '../../../../tests/screen';
import { HandoverPlace } from './HandoverPlace';

const read = vi.fn(async () => []);

function List() {
  useRead(['followUp', 'list', 'mine'], read);
  return <HandoverPlace />;
}

test('refetches the list on the screen once a handover has ended', async () => {
  openScreen(() => <List />);
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  act(() => jobStore.track({ id: 'handover', kind: 'handover', state: 'succeeded' } as Job));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});
