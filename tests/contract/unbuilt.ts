import type { Endpoint } from '@/contract/endpoint';
import { notificationApi } from '@/contract/notification';
import { savedViewApi } from '@/contract/saved-view';

/** APIs of the contract whose handlers come with their screens. One leaves the list with its first handler. */
const apis: readonly Record<string, Endpoint>[] = [notificationApi, savedViewApi];

/** The calls that the mock does not answer yet. */
export const unbuilt: readonly Endpoint[] = apis.flatMap((api) => Object.values(api));
