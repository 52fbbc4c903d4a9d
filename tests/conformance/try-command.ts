import type { Fetch } from './api/client';
import { command } from './command';
import { credentials, freshMock } from './faulty-servers/mock-server';

const URL_OPTION = ['--url', 'https://console.example'];

type Tried = { args: string[]; env?: Record<string, string>; typed?: string; fetchIt?: Fetch; signal?: AbortSignal };

/** Runs the command against the mock, or `fetchIt`; returns its exit code, its output and the requests it has sent. */
export async function tryCommand({ args, env, typed = '', fetchIt = freshMock(0), signal }: Tried) {
  const seen = { said: '', complained: '', asked: '', requests: [] as string[] };
  const code = await command([...URL_OPTION, ...args], {
    env: env ?? { API_USERNAME: credentials.username, API_PASSWORD: credentials.password },
    fetchIt: (request) => {
      seen.requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return fetchIt(request);
    },
    signal,
    ask: async (question) => {
      seen.asked += question;
      return typed;
    },
    say: (text) => {
      seen.said += text;
    },
    complain: (text) => {
      seen.complained += text;
    },
  });
  return { code, ...seen };
}
