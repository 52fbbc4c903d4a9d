/** Replaces a component that the app does not need, or that only creates styles. */
export default () => null;
