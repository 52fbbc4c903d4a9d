import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Hotword } from '@/contract/hotword';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import { hotwordColumns } from '@/pages/setting/search-hotwords/columns';
import { openScreen } from '../screen';

const hotword = { status: 'enabled', validFrom: null, validTo: '2026-11-21T12:00:00+08:00' } as Hotword;

/** The status cell of a row that does not change, which the table renders once. */
function StatusCell() {
  const t = useText(hotwordTexts);
  const [cell] = useState(() =>
    hotwordColumns(t, { link: String, source: String, status: String })
      .find(({ key }) => key === 'status')
      ?.render?.(undefined, hotword, () => {}),
  );
  return cell;
}

test('shows that a validity has ended in a row that has not changed', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T11:59:30+08:00'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  openScreen(StatusCell);
  expect(screen.queryByText('已过期')).not.toBeInTheDocument();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('已过期')).toBeInTheDocument();
});
