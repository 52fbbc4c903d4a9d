import type { CDPSession } from 'playwright-core';

/** What a page keeps: `heap` with the machine code of what has run, `objects` without, both in KB. */
export type Kept = { heap: number; objects: number; nodes: number; listeners: number };

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
};

/** Of what the page itself has made. V8 goes on compiling what it runs, and DevTools remembers requests: neither is kept by the page. */
const MADE_BY_PAGE = new Set(['object', 'array', 'string', 'closure', 'regexp', 'symbol', 'bigint', 'number']);

/** How much the objects of a heap snapshot take, in bytes. */
function objectsIn({ snapshot: { meta }, nodes }: Snapshot) {
  const { node_fields: fields, node_types: types } = meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (MADE_BY_PAGE.has(types[0][nodes[node + type] ?? -1] ?? '')) sum += nodes[node + size] ?? 0;
  return sum;
}

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const hear = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', hear);
  return JSON.parse(chunks.join(''));
}

/** What the page of `session` keeps after a garbage collection; needs the domains Performance and HeapProfiler. */
export async function keptBy(session: CDPSession): Promise<Kept> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  const objects = objectsIn(await takeSnapshot(session)) / 1024;
  return { heap: of('JSHeapUsedSize') / 1024, objects, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
