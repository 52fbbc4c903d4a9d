import menu from './zh-CN/menu';

// Umi asks for a file of each language; all texts but the menu's come with what uses them (defineTexts).
export default { menu };
