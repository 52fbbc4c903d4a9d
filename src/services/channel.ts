import type { ChannelOption } from '@/contract/channel';
import { guard, listOf } from './guard';
import { get } from './http';

const isOption = guard<ChannelOption>({ id: 'text' });

export const listChannelOptions = () => get('/channels/options', undefined, { shape: listOf(isOption) });
