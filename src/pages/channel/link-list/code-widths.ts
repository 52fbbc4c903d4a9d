import { channel as limit } from '@/contract/limits/channel';

/** Widths of code images to choose from, in pixels. */
export const codeWidths = [limit.minCodePx, 430, limit.maxCodePx] as const;
export type CodeWidth = (typeof codeWidths)[number];
