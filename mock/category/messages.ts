import { category } from '../../src/contract/limits/category';
import { defineMessages } from '../messages';

export const categoryMessages = defineMessages({
  categoryUnknown: ['分类不存在', 'There is no such category'],
  categoryNameTaken: ['同级分类中已有此名称', 'Another category beside it has this name'],
  categoryCodeTaken: ['分类编码已存在', 'Another category has this code'],
  categoryCodeFixed: ['分类编码不能修改', 'The code of a category cannot be changed'],
  categoryParentUnknown: ['上级分类不存在', 'There is no such parent'],
  categoryTooDeep: ['分类最多两级', 'Categories are at most two levels deep'],
  categoriesFull: [
    `最多 ${category.maxCategories} 个分类`,
    `There can be at most ${category.maxCategories} categories`,
  ],
  categoryHasProjects: ['分类下有项目，请先迁移项目', 'The category has projects; move them first'],
  categoryHasChildren: ['分类下有子分类，不能删除', 'There are categories below this one'],
  categoryMoveTarget: [
    '请选择另一个已启用的分类，其上级分类也须启用',
    'Please choose another category that is enabled, as its parent is',
  ],
});
