import { channel as limit } from '@/contract/limits/channel';

/** Sides of the pictures of codes that are offered, in pixels. */
export const codeWidths = [limit.minCodePx, 430, limit.maxCodePx] as const;
export type CodeWidth = (typeof codeWidths)[number];
