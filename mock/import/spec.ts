import type { ImportEntity } from '../../src/contract/limits/import';
import type { FileLine, ProblemFacts } from '../../src/domain/import/row-reader';
import type { Who } from '../fixtures/operators';
import type { Texts } from '../language';

/** What is wrong with a row: with the cell of a field, or with the whole of it. */
export type RowError = ProblemFacts & { field: string | null; problem: string };

/** Words for a problem, which may say more of it. */
export type ProblemWords = Texts | ((facts: ProblemFacts) => Texts);

/** A column of a template, and of the files that come back. */
export type ImportColumn = {
  /** Its header in each language; further names under which a file may have it follow. */
  names: readonly [chinese: string, english: string, ...string[]];
  example: Texts;
  /** Labels of what can be chosen. */
  options?: readonly Texts[];
  /** What else there is to know before it is filled in. */
  note?: Texts;
  /** Beside an error nothing of it is repeated but that there was something: half a number is still somebody's. */
  isHidden?: boolean;
};

/** The rows of a file, read together. */
export type FileReading<Input> = {
  /** What a row makes, or all that is wrong with it. */
  at(index: number): Input | RowError[];
  /** The indices of all rows as they can be written one after the other; in the order of the file unless said here. */
  order?: readonly number[];
};

/** How rows of a file become what an entity has. Which fields there are, and which must be, is in the contract. */
export type ImportSpec<Field extends string = string, Input = unknown> = {
  entity: ImportEntity;
  /** What several are called. */
  name: Texts;
  columns: Readonly<Record<Field, ImportColumn>>;
  /** The field by which a row is called; its example is what nobody means to import. */
  labelField: Field;
  /**
   * Reads rows as things stand now. The rows that a check found good are read again one by one as they are written.
   * @param now in milliseconds
   */
  read(lines: readonly FileLine<Field>[], now: number): FileReading<Input>;
  /** @throws Fault 422 when it cannot be added any more */
  create(input: Input, operator: Who): { id: string };
  /** For each problem of its own. */
  words: Readonly<Record<string, ProblemWords>>;
};
