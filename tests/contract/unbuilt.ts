import { channelApi, channelRankApi } from '@/contract/channel';
import { channelLinkApi } from '@/contract/channel-link';
import { channelTrackApi } from '@/contract/channel-track';
import type { Endpoint } from '@/contract/endpoint';
import { eventTrackApi } from '@/contract/event-track';
import { notificationApi, savedViewApi, workbenchApi } from '@/contract/workbench';

/** APIs of the contract whose handlers come with their screens. One leaves the list with its first handler. */
const apis: readonly Record<string, Endpoint>[] = [
  channelApi,
  channelLinkApi,
  channelRankApi,
  channelTrackApi,
  eventTrackApi,
  notificationApi,
  savedViewApi,
  workbenchApi,
];

/** The calls that the mock does not answer yet. */
export const unbuilt: readonly Endpoint[] = apis.flatMap((api) => Object.values(api));
