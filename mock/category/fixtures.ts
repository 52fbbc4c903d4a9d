import type { Category } from '../../src/contract/category';
import type { OperatorRow } from '../fixtures/operators';
import type { Random } from '../fixtures/random';
import { buildBase } from '../fixtures/setting-history';
import { getSeedPictureUrl } from '../upload/seed';

declare module '../world' {
  interface World {
    categories: CategoryRow[];
  }
}

/** Stored category; its projects are counted on read. */
export type CategoryRow = Omit<Category, 'projectCount' | 'publishedProjectCount'>;

const FIRST_ID = 5001;

/** First level with codes and children. */
const tree = [
  ['消化健康', 'digestive', ['胃癌筛查', '结直肠筛查', '幽门螺杆菌', '慢性胃炎']],
  ['心理健康', 'mental', ['情绪自评', '焦虑自评', '睡眠健康', '压力评估']],
  ['女性健康', 'women', ['乳腺健康', '宫颈健康', '孕产咨询']],
  ['慢病管理', 'chronic', ['高血压', '糖尿病', '血脂异常', '痛风']],
  ['体检服务', 'checkup', ['报告解读', '体检预约', '复查提醒']],
  ['患者招募', 'recruit', ['消化新药研究', '心理干预研究', '慢病研究']],
  ['健康教育', 'education', ['健康讲堂', '科普文章', '饮食指导']],
  ['儿童健康', 'children', ['生长发育', '视力健康', '疫苗接种']],
  ['老年健康', 'elderly', ['认知评估', '跌倒风险', '骨质疏松']],
] as const;

const colors = ['#3f6c2d', '#2d5f6c', '#8a4b6b', '#7a5a1e', null] as const;

/** Generates 40 categories: ten of the first level, and thirty under nine of them. A few are disabled. */
export function buildCategories(random: Random, now: number, operators: readonly OperatorRow[]): CategoryRow[] {
  const rows: CategoryRow[] = [];
  const add = (row: Pick<CategoryRow, 'parentId' | 'name' | 'code' | 'sort' | 'isHome'>) => {
    const number = rows.length;
    const made: CategoryRow = {
      ...buildBase(random, now, operators, String(FIRST_ID + number)),
      ...row,
      iconUrl: getSeedPictureUrl('icon', number + 1),
      description: number % 4 === 3 ? null : `${row.name}相关的筛查、咨询与科普`,
      color: colors[number % colors.length] ?? null,
      status: number % 13 === 12 ? 'disabled' : 'enabled',
    };
    rows.push(made);
    return made;
  };
  tree.forEach(([name, code, children], index) => {
    const { id } = add({ parentId: null, name, code, sort: index, isHome: index < 5 });
    children.forEach((child, place) => {
      // The third and fourth have the same position, so that the newer one comes first.
      add({ parentId: id, name: child, code: `${code}_${place + 1}`, sort: Math.min(place, 2), isHome: false });
    });
  });
  // Without projects and children, so that it can be deleted in the demo.
  add({ parentId: null, name: '其他', code: 'other', sort: tree.length, isHome: false });
  return rows;
}
