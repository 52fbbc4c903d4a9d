import type { EventTrack } from '../../src/contract/event-track-list';
import { createRandom } from '../fixtures/random';

/** Properties of an event packed into one number: a kind and a value. */
const kinds = [
  'none',
  'question',
  'resultCount',
  'friend',
  'timeline',
  'accepted',
  'refused',
  'load',
  'failure',
] as const;
type Kind = (typeof kinds)[number];

const VALUES = 2 ** 24;

/** @param value below 2^24 */
export const packProperties = (kind: Kind, value = 0) => kinds.indexOf(kind) * VALUES + value;

const none: EventTrack['properties'] = {};

const causes = [
  ['network.timeout', 'request:fail timeout'],
  ['network.offline', 'request:fail 网络不可用'],
  ['render.failed', 'Unexpected element <view class="title">风险提示 & "建议"</view> in rich-text'],
  ['image.decode', 'image load failed: <img src="cover.webp" onerror="retry()">'],
] as const;

const modules = [
  'pages/project/detail',
  'utils/request',
  'components/rich-text',
  'app-service',
  'WAServiceMainContext',
];

/** Error report of the mini program: nested, containing markup, up to 4 KB. */
function createErrorReport(seed: number): EventTrack['properties'] {
  const { int, pick, chance } = createRandom(seed);
  const [code, message] = pick(causes);
  const frames = chance(0.3) ? int(18, 22) : int(1, 4);
  return {
    code,
    message,
    request: {
      method: 'GET',
      path: '/api/mini/v2/projects/detail',
      status: pick([0, 408, 502, 504]),
      retries: int(0, 3),
      headers: { 'x-trace': `t${int(100_000, 999_999)}`, 'content-type': 'text/html; charset=utf-8' },
      response: '<html><body><h1>504 Gateway Time-out</h1></body></html>',
      timing: { dns: int(1, 30), connect: int(5, 120), wait: int(200, 10_000) },
    },
    stack: Array.from({ length: frames }, () => ({
      module: pick(modules),
      line: int(1, 4_000),
      column: int(1, 120),
      call: `at <anonymous> (${pick(modules)}.js)`,
    })),
  };
}

/** Loading times of a web page. */
function createLoadTimes(seed: number): EventTrack['properties'] {
  const { int } = createRandom(seed);
  return {
    performance: {
      firstPaintMs: int(180, 2_400),
      readyMs: int(400, 4_000),
      images: { count: int(0, 12), failed: int(0, 1) },
    },
  };
}

const makers: Record<Kind, (value: number) => EventTrack['properties']> = {
  none: () => none,
  question: (question) => ({ question }),
  resultCount: (resultCount) => ({ resultCount }),
  friend: () => ({ to: 'friend' }),
  timeline: () => ({ to: 'timeline' }),
  accepted: () => ({ accepted: true }),
  refused: () => ({ accepted: false }),
  load: createLoadTimes,
  failure: createErrorReport,
};

/** Unpacks the properties of an event. */
export const unpackProperties = (number: number) =>
  makers[kinds[Math.floor(number / VALUES)] ?? 'none'](number % VALUES);
