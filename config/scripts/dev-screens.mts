import { startDevServer } from './bench/dev-server';
import { openScreens } from './bench/screens';

// Exit handlers stop the server; an interrupt would otherwise skip them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const server = await startDevServer();
try {
  await openScreens(server.baseUrl);
} finally {
  await server.stop();
}
