import { banner as limit } from '@/contract/limits/banner';
import { rowsOf } from '../../read/rows';
import { bulk, checkOrder, idsIn } from '../steps/bulk';
import { checkCopy } from '../steps/copy';
import type { ResourceScenario } from '../steps/scenario';
import type { Writer } from '../writer';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function positionWithRoom(writer: Writer) {
  const positions = rowsOf(await writer.send('GET /banners/occupancy'));
  return positions.find(({ busiestCount }) => Number(busiestCount) < limit.maxOnlinePerPosition)?.position;
}

/** A banner for a day in a year, so that no member sees it even while it is enabled. */
export const bannerScenario: ResourceScenario = {
  path: '/banners',
  entityType: 'banner',
  nameField: 'title',
  input: async (name, writer) => {
    const position = await positionWithRoom(writer);
    if (position === undefined) return 'no position has room for a banner';
    return {
      title: name,
      imageUrl: 'https://example.com/conf.png',
      position,
      linkType: 'none',
      targetId: null,
      url: null,
      appId: null,
      path: null,
      query: null,
      phone: null,
      startAt: inDays(365),
      endAt: inDays(366),
      audience: 'all',
      status: 'disabled',
      remark: null,
    };
  },
  changed: (_, name) => ({ title: name, remark: 'conf' }),
  findBy: (name) => ({ keyword: name }),
  checkMore: async (thing, writer) => {
    const { position } = thing.row;
    await bulk(writer, bannerScenario, thing.id, { action: 'enable' }, { status: 'enabled', state: 'scheduled' });
    await bulk(writer, bannerScenario, thing.id, { action: 'disable' }, { status: 'disabled', state: 'offline' });
    await checkOrder(
      writer,
      bannerScenario,
      thing,
      () => idsIn(writer, 'GET /banners/order', { query: { position: String(position) } }),
      {
        position,
      },
    );
    await checkCopy(writer, bannerScenario, thing, { after: { status: 'disabled', position, exposureCount: 0 } });
  },
};
