import type { Channel } from '../../src/contract/channel-list';

/** Identity of a generated channel and its place in the tree. */
export type ChannelCore = Pick<Channel, 'id' | 'code' | 'name' | 'type' | 'parentId' | 'hospitalId'>;

const root = { parentId: null, hospitalId: null };

/** Channels of the generated members. Members do not depend on the other channels, so adding some keeps all members. */
export const getMemberChannels = (): ChannelCore[] => [
  { ...root, id: '7001', code: 'city_hospital', name: '市人民医院体检中心', type: 'hospital', hospitalId: '8001' },
  { ...root, id: '7002', code: 'community_talk', name: '社区健康讲座', type: 'community' },
  { ...root, id: '7003', code: 'oa_menu', name: '公众号菜单', type: 'official' },
  { ...root, id: '7004', code: 'nanshan_pharmacy', name: '南山区连锁药店', type: 'pharmacy' },
  {
    ...root,
    id: '7005',
    code: 'dr_zhang_clinic',
    name: '张医生门诊二维码',
    type: 'doctor',
    parentId: '7001',
    hospitalId: '8001',
  },
  { ...root, id: '7006', code: 'spring_gastro', name: '春季胃肠健康筛查专项推广（线下地推）', type: 'offline' },
  { ...root, id: '7007', code: 'spring_gastro_ft', name: '胃肠筛查 · 福田站', type: 'offline', parentId: '7006' },
  { ...root, id: '7008', code: 'spring_gastro_ft_01', name: '福田站 1 号展台', type: 'offline', parentId: '7007' },
  { ...root, id: '7009', code: 'moments_ad', name: '朋友圈广告', type: 'ad' },
  { ...root, id: '7010', code: 'health_weekly', name: '《健康周刊》专栏', type: 'media' },
  { ...root, id: '7011', code: 'wecom_group', name: '企微患者群', type: 'wecom' },
  { ...root, id: '7012', code: 'oa_article', name: '公众号文章', type: 'official', parentId: '7003' },
];

const campaigns = ['肺结节', '乳腺', '宫颈', '甲状腺', '肠癌', '心理', '骨密度', '糖尿病'];
const districts = ['罗湖', '宝安', '龙岗'];
const STANDS = 3;

/** Campaigns with three stations each; stations of the first four have three stands. */
function buildCampaignChannels(): ChannelCore[] {
  const rows: ChannelCore[] = [];
  const add = (row: Pick<ChannelCore, 'code' | 'name' | 'parentId'>) => {
    const id = String(7013 + rows.length);
    rows.push({ ...root, ...row, id, type: 'offline' });
    return id;
  };
  for (const [place, campaign] of campaigns.entries()) {
    const code = `campaign_${place + 1}`;
    const top = add({ code, name: `${campaign}筛查推广`, parentId: null });
    for (const [at, district] of districts.entries()) {
      const station = add({ code: `${code}_${at + 1}`, name: `${campaign}筛查 · ${district}站`, parentId: top });
      for (let stand = 1; place < 4 && stand <= STANDS; stand += 1) {
        add({
          code: `${code}_${at + 1}_${stand}`,
          name: `${campaign}筛查 · ${district}站 ${stand} 号台`,
          parentId: station,
        });
      }
    }
  }
  return rows;
}

/** All 80 channels, parents before children, at most three levels. */
export const buildChannelTree = (): ChannelCore[] => [...getMemberChannels(), ...buildCampaignChannels()];

/** Index of a channel's campaign, oldest first; null for channels of members. */
export function getCampaign({ code }: ChannelCore): number | null {
  const [, place] = /^campaign_(\d+)/.exec(code) ?? [];
  return place === undefined ? null : Number(place) - 1;
}
