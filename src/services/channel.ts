import type { ChannelOption } from '@/contract/channel';
import { get } from './http';
import { listOf, shape } from './shape';

const isOption = shape<ChannelOption>({ id: 'text' });

export const listChannelOptions = () => get('/channels/options', undefined, { shape: listOf(isOption) });
