import { type CodeType, channelLink as limit } from '../../src/contract/limits/channel-link';
import { opensMiniProgram } from '../../src/domain/channel/link-target';
import { Fault } from '../fault';
import { state } from '../state';
import type { ChannelLinkRow } from './fixtures';
import { channelLinkMessages } from './messages';

declare module '../world' {
  interface World {
    /** Simulated state of the platform account. */
    platform: {
      /** Times of the calls in the last minute, in milliseconds. */
      calls: number[];
      /** Number of permanent codes ever created; they cannot be released. */
      permanentCodes: number;
    };
  }
}

/** Published pages of the mini program. */
export const publishedPages = [
  'pages/index/index',
  'pages/article/list',
  'pages/hospital/list',
  'pages/activity/index',
  'pages/project/detail',
  'pages/channel/landing',
] as const;

/** Permanent codes of other applications of the same official account. */
export const CODES_OF_OTHERS = 41_280;
const MINUTE_MS = 60_000;
/** Much lower than the platform's limit, but enough for manual work. */
export const CALLS_PER_MINUTE = 200;

const needsPlatform = (codeType: CodeType) => codeType !== 'shortH5';

type PlatformRequest = Pick<ChannelLinkRow, 'codeType' | 'path' | 'envVersion'>;

/**
 * Requests a URL or code from the platform. Short links are created by the service itself, without a call.
 * @throws Fault with the platform's error
 */
export function requestFromPlatform({ codeType, path, envVersion }: PlatformRequest) {
  if (!needsPlatform(codeType)) return;
  const { platform } = state().world;
  const now = Date.now();
  const calls = platform.calls.filter((at) => at > now - MINUTE_MS && at <= now);
  if (calls.length >= CALLS_PER_MINUTE) throw new Fault(channelLinkMessages.platformBusy);
  platform.calls = [...calls, now];
  const isChecked = path !== null && opensMiniProgram(codeType) && envVersion === 'release';
  if (isChecked && !publishedPages.some((page) => page === path)) {
    throw new Fault(channelLinkMessages.platformPageUnknown);
  }
  if (codeType !== 'oaPermanent') return;
  if (platform.permanentCodes >= limit.maxPermanentCodes) throw new Fault(channelLinkMessages.codesFull);
  platform.permanentCodes += 1;
}
