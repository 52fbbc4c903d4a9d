import { type ReactNode, useDeferredValue } from 'react';

/**
 * Draws its children once what stands around it is drawn, in work that the next key press may interrupt: for what an
 * operator does not look at first. With a key of what it is about, nothing of the one before is left in its place.
 */
export const AfterFirstRender = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children;
