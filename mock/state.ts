import { buildWorld, type World } from './fixtures/world';

export type State = {
  world: World;
  /** Session id to operator id. */
  sessions: Map<string, string>;
  /** Instants of wrong passwords per user name, in milliseconds. */
  failedAttempts: Map<string, number[]>;
};

const createState = (world: World): State => ({ world, sessions: new Map(), failedAttempts: new Map() });

// Umi requires the mock anew whenever a file of it changes; who is signed in stays signed in.
const holder = globalThis as typeof globalThis & { __consoleMock?: State };

export function state(): State {
  holder.__consoleMock ??= createState(buildWorld({ now: Date.now() }));
  return holder.__consoleMock;
}

/** Starts over, for tests: nobody signed in, the given world. */
export function resetState(world: World) {
  holder.__consoleMock = createState(world);
}
