import type { ResourceScenario } from '../steps/scenario';

/** A view that is not shared with other operators. */
export const savedViewScenario: ResourceScenario = {
  path: '/saved-views',
  entityType: 'savedView',
  nameField: 'name',
  unique: ['name'],
  input: async (name) => ({
    list: 'hotword',
    name,
    query: 'status=disabled',
    columns: { order: ['word'], shown: { word: true }, pinned: [] },
    isShared: false,
  }),
  changed: (_, name) => ({ name, query: 'status=enabled', columns: null }),
  findBy: () => ({ list: 'hotword' }),
  checkMore: async ({ row }, writer) => {
    const personal = { list: 'member', name: writer.newName(), query: 'realName=conf', columns: null, isShared: false };
    const where = 'body.query with a personal filter';
    await writer.refuse('POST /saved-views', { body: personal }, [422], where);
    if (row.isMine !== true) {
      const answer = await writer.send('GET /saved-views', { query: { list: 'hotword' } });
      writer.differs(answer, 'isMine of a view of one’s own', 'true', String(row.isMine));
    }
  },
};
