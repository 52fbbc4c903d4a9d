import { type Answer, dataOf, isSuccess } from '../api/client';
import type { Sent } from '../api/request';
import { type Row, rowsOf } from '../read/rows';
import type { Samples } from '../read/samples';
import { done, type Session } from '../session';
import type { Ledger } from './ledger';

/** A row with id and version. */
export type Thing = { id: string; version: number; row: Row };

export const thingOf = (row: Row): Thing | undefined =>
  typeof row.id === 'string' && typeof row.version === 'number' ? { id: row.id, version: row.version, row } : undefined;

/** Resources without a call that reads a single row, with the query of their list. */
const readInList: Readonly<Record<string, Record<string, string>>> = { '/saved-views': { list: 'hotword' } };

/** Context that all steps of the write level share. */
export class Writer {
  /** Whether the clean-up has begun, which continues after a stop. */
  isCleaning = false;
  private count = 0;
  /** Rows that other rows of the run depend on, by resource path. */
  readonly grounds = new Map<string, Promise<Thing | undefined>>();
  /** Distinguishes parallel runs. Only three characters, because a hotword has at most twelve. */
  private readonly run = Math.random().toString(36).slice(2, 5).padEnd(3, '0');

  constructor(
    readonly session: Session,
    readonly samples: Samples,
    readonly ledger: Ledger,
  ) {}

  /** A new unique name, such as `conf-k3f-1`. */
  newName() {
    this.count += 1;
    return `conf-${this.run}-${this.count.toString(36)}`;
  }

  has(name: string) {
    return this.session.contract.calls.some((call) => call.name === name);
  }

  send(name: string, sent: Sent = {}): Promise<Answer> {
    return this.session.client.send(this.session.call(name), sent, this.isCleaning);
  }

  /** Sends a call that must succeed. @returns its data; undefined after adding a finding if it fails */
  async succeed(name: string, sent: Sent = {}, where?: string): Promise<Row | undefined> {
    const answer = await this.send(name, sent);
    const isRight = this.session.expect(answer, { status: done(answer.call), ...(where && { where }) });
    return isRight && isSuccess(answer) ? ((dataOf(answer) ?? {}) as Row) : undefined;
  }

  /** Sends a call that must be refused. @returns whether it was refused as expected */
  async refuse(name: string, sent: Sent, status: readonly number[], where: string, code?: string): Promise<boolean> {
    const answer = await this.send(name, sent);
    return this.session.expect(answer, { status, where, ...(code && { code }) });
  }

  /** Reads the current state of a row; undefined if it does not exist. */
  async read(path: string, id: string): Promise<Thing | undefined> {
    const query = readInList[path];
    if (query) {
      const row = rowsOf(await this.send(`GET ${path}`, { query })).find((one) => one.id === id);
      return row && thingOf(row);
    }
    const answer = await this.send(`GET ${path}/:id`, { params: { id } });
    return isSuccess(answer) ? thingOf((dataOf(answer) ?? {}) as Row) : undefined;
  }

  /** Adds a finding about a response. */
  differs(answer: Answer, where: string, expected: string, got: string) {
    this.session.find(answer, { where, expected, got });
  }
}
