/** In place of a component that the console does not need, or that only makes styles. */
export default () => null;
