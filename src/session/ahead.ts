import { onSessionEnd } from './forget';

/** An answer that has waited longer for the screen that it is for may be out of date: the screen asks itself. */
const FRESH_MS = 5_000;

type Service = (...question: never[]) => Promise<unknown>;
type Asked = {
  service: Service;
  question: string;
  answer: Promise<unknown>;
  /** What was answered, and when by `performance.now()`. */
  known?: { value: unknown; at: number };
};

/** What the page that a visit begins with will ask for, asked before it is drawn. Each answer is taken once. */
const asked = new Set<Asked>();

// Whoever is signed in next asks for himself.
onSessionEnd(() => asked.clear());

const find = (service: Service, question: string) =>
  [...asked].find((one) => one.service === service && one.question === question);

const isFresh = ({ known }: Asked) => !known || performance.now() - known.at < FRESH_MS;

/**
 * Asks before the screen which needs the answer is drawn. A failure is for that screen to hear of.
 *
 * @param service that the screen will call, `question` what it will ask: it takes the answer by both
 * @returns when there is an answer, or will be none
 */
export function askAhead<Data>(service: Service, question: string, read: () => Promise<Data>) {
  const one: Asked = { service, question, answer: read() };
  asked.add(one);
  return one.answer.then(
    (value) => {
      one.known = { value, at: performance.now() };
    },
    () => {},
  );
}

/** What was asked ahead, where the answer is there by now. */
export function knownAhead<Data>(service: Service, question: string) {
  const one = find(service, question);
  return one && isFresh(one) ? (one.known?.value as Data | undefined) : undefined;
}

/**
 * The answer to what was asked ahead, whether it is there by now or not; there is none where nobody has asked, or where
 * it is an old one. Nobody is given it a second time.
 */
export function takeAhead<Data>(service: Service, question: string) {
  const one = find(service, question);
  if (!one) return undefined;
  asked.delete(one);
  return isFresh(one) ? (one.answer as Promise<Data>) : undefined;
}

type ById<Data> = (id: string) => Promise<Data>;

/** Asks ahead for one thing. */
export const askAheadFor = <Data>(service: ById<Data>, id: string) => askAhead(service, id, () => service(id));

/** One thing, as it was asked for ahead or as `service` answers now. */
export const takeOrRead = <Data>(service: ById<Data>, id: string) => takeAhead<Data>(service, id) ?? service(id);
