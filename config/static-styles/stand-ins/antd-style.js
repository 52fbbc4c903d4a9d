/** Replaces antd's style hooks: creates no styles and returns the class of the theme's variables. */
const useStyle = () => ['', 'css-var-app'];

export default useStyle;
export const useColStyle = useStyle;
export const useRowStyle = useStyle;
export const useSharedStyle = useStyle;
export const LineStrokeColorVar = '--progress-line-stroke-color';
export const PurePanelStyle = () => null;
