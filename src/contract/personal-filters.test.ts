import { expect, test } from 'vitest';
import { followUpApi } from './follow-up';
import { personalFilters } from './limits/personal-filters';
import { recordApi } from './record-actions';

const values = { mobile: '1234', patientName: '欧阳' };

test.each([
  ['records', recordApi, personalFilters.record],
  ['follow-ups', followUpApi, personalFilters.followUp],
] as const)(
  'accepts personal filters of %s in a body and refuses them in a URL, also for counts',
  (_, api, sensitive) => {
    expect([...sensitive].sort()).toEqual(Object.keys(values).sort());
    for (const name of sensitive) {
      const filter = { [name]: values[name] };
      expect(api.search.body.safeParse(filter).success).toBe(true);
      expect(api.searchCounts.body.safeParse(filter).success).toBe(true);
      expect(api.list.query.safeParse(filter).success).toBe(false);
      expect(api.counts.query.safeParse(filter).success).toBe(false);
    }
  },
);
