import type { ChannelOption } from '@/contract/channel';
import { get } from './http';

export const listChannelOptions = () => get<ChannelOption[]>('/channels/options');
