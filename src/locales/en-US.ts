import menu from './en-US/menu';

// Umi requires one file per language. All texts except the menu load with the components that use them (defineTexts).
export default { menu };
