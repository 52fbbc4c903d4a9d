import type { Hotword } from '../../src/contract/hotword';
import type { CategoryRow } from '../category/fixtures';
import { DAY_MS, iso } from '../clock';
import type { OperatorRow } from '../fixtures/operators';
import type { Random } from '../fixtures/random';
import { buildBase } from '../fixtures/setting-history';
import type { ProjectRow } from '../project/fixtures';

declare module '../world' {
  interface World {
    hotwords: HotwordRow[];
    searchTerms: SearchTermRow[];
  }
}

/** Stored hotword; `targetName` is resolved on read. */
export type HotwordRow = Omit<Hotword, 'targetName'>;

/** Search term of members with its number of searches. */
export type SearchTermRow = { word: string; searchCount: number };

const FIRST_ID = 6001;
const ENABLED = 18;

const words =
  '胃癌筛查 幽门螺杆菌 胃镜 肠镜 PHQ-9 GAD-7 失眠 焦虑 抑郁自评 体检报告 高血压 糖尿病 乳腺检查 HPV疫苗 结直肠癌 慢性胃炎 患者招募 用药咨询 胃痛 反酸 腹胀 便秘 腹泻 脂肪肝 乙肝 CEA 肿瘤标志物 甲状腺结节 肺结节 CT检查 核磁共振 B超 骨密度 骨质疏松 痛风 尿酸高 血脂高 心电图 冠心病 房颤 颈椎病 腰椎间盘突出 头晕 偏头痛 耳鸣 近视 白内障 青光眼 过敏性鼻炎 哮喘 慢阻肺 戒烟门诊 体重管理 孕前检查 产后恢复 更年期 前列腺 儿童发育 疫苗接种 认知评估';
const searched =
  '胃镜前准备 肠镜前饮食 幽门螺杆菌复查 C14呼气试验 Helicobacter 胃息肉 肠息肉 萎缩性胃炎 胃食管反流 睡眠质量 压力大 心慌 手抖 血糖偏高 血压计 体检套餐 报告解读 挂号 复诊提醒 医保报销 附近医院 维生素D 益生菌 素食 减重 夜跑 颈肩痛 干眼症 口腔溃疡 牙周炎';

/** Generates 60 hotwords, the first 18 of them enabled. */
export function buildHotwords(
  random: Random,
  now: number,
  operators: readonly OperatorRow[],
  projects: readonly ProjectRow[],
  categories: readonly CategoryRow[],
): HotwordRow[] {
  return words.split(' ').map((word, index) => {
    const base = buildBase(random, now, operators, String(FIRST_ID + index));
    return {
      ...base,
      word,
      ...getLink(random, index, projects, categories),
      highlighted: index % 8 === 0,
      source: index % 3 === 2 ? 'auto' : 'manual',
      searchCount: random.int(0, 5000 - index * 70),
      sort: index,
      validFrom: index % 6 === 3 ? iso(now + (index - 90) * DAY_MS) : null,
      validTo: index % 6 === 3 ? iso(now + (index - 30) * DAY_MS) : null,
      status: index < ENABLED ? 'enabled' : 'disabled',
    };
  });
}

function getLink(
  random: Random,
  index: number,
  projects: readonly ProjectRow[],
  categories: readonly CategoryRow[],
): Pick<HotwordRow, 'linkType' | 'target'> {
  switch (index % 5) {
    case 1:
      return { linkType: 'project', target: random.pick(projects).id };
    case 2:
      return { linkType: 'category', target: random.pick(categories).id };
    case 4:
      return { linkType: 'mpPage', target: 'pages/search/result' };
    default:
      return { linkType: 'none', target: null };
  }
}

/** Thirty terms that are not hotwords yet, and ten that are. */
export const buildSearchTerms = (random: Random): SearchTermRow[] =>
  [...searched.split(' '), ...words.split(' ').slice(0, 10)].map((word) => ({
    word,
    searchCount: random.int(5, 3000),
  }));
