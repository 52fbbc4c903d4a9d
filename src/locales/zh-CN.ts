import menu from './zh-CN/menu';

// Umi requires one file per language. All texts except the menu load with the components that use them (defineTexts).
export default { menu };
