import type { ChannelTrack, ChannelTrackFilter, ChannelTrackSummary } from '@/contract/channel-track';
import { asOfFirstPage } from './as-of';
import { getById } from './get-by-id';
import { guard } from './guard';
import { get, list, post, type Query, type ReadOptions } from './http';

const PATH = '/channel-tracks';

const isTrack = guard<ChannelTrack>({ id: 'text', utm: 'object' });
const isSummary = guard<ChannelTrackSummary>({ total: 'object', days: 'array', ranking: 'array' });

/** A page of tracks, a log that grows while it is read. */
export const listChannelTracks = asOfFirstPage(
  (query: Query & { current?: number; pageSize?: number }, options?: ReadOptions) =>
    list(PATH, query, { ...options, row: isTrack }),
);

/** Figures of the rows that match a filter. */
export const getChannelTrackSummary = (filter: ChannelTrackFilter) =>
  get(`${PATH}/summary`, filter, { errors: 'inline', shape: isSummary });

/** @throws AppError 404 if it does not exist */
export const getChannelTrack = (id: string) => getById(PATH, id, isTrack);

type Adjustment = { channelId: string; fromChannelId: string; reason: string };

/**
 * Moves an event to another channel.
 * @returns the event
 * @throws AppError 409 if another operator has moved it since it was read, 422 on `channelId` if it already counts
 * there
 */
export const adjustChannelTrack = (id: string, adjustment: Adjustment) =>
  post(`${PATH}/${encodeURIComponent(id)}/adjust`, adjustment, { errors: 'caller', shape: isTrack });
