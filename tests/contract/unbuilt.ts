import type { Endpoint } from '@/contract/endpoint';
import { workbenchApi } from '@/contract/workbench';

/** APIs of the contract whose handlers come with their screens. One leaves the list with its first handler. */
const apis: readonly Record<string, Endpoint>[] = [workbenchApi];

/** The calls that the mock does not answer yet. */
export const unbuilt: readonly Endpoint[] = apis.flatMap((api) => Object.values(api));
