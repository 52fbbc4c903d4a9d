import type { CDPSession } from 'playwright-core';

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
};

/** Node types that the page itself allocates. Code that V8 compiles and requests that DevTools stores do not count. */
const MADE_BY_PAGE = new Set(['object', 'array', 'string', 'closure', 'regexp', 'symbol', 'bigint', 'number']);

/** Size of the page's objects in a heap snapshot, in bytes. */
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

/** DOM nodes and event listeners of the page after a garbage collection. The domains Performance and HeapProfiler must be enabled. */
export async function countKept(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Kilobytes of objects of the page after a garbage collection, which takes seconds. */
export const measureObjects = async (session: CDPSession) => objectsIn(await takeSnapshot(session)) / 1024;
