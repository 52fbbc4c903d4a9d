import { startDevServer } from './bench/dev-server';
import { openScreens } from './bench/screens';

// So that the server is stopped when this is interrupted too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const server = await startDevServer();
try {
  await openScreens(server.baseUrl);
} finally {
  await server.stop();
}
