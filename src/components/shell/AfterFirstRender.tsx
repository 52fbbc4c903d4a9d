import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children after the surrounding content, in an interruptible render: for content that the operator does
 * not look at first. Give it the id of its subject as `key`, so that nothing of the previous one stays.
 */
export const AfterFirstRender = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children;
