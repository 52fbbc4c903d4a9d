/** Replaces the style hooks of pro-components. */
export const useStyle = () => ({ wrapSSR: (node) => node, hashId: '' });
export const useStylish = useStyle;
export default useStyle;
