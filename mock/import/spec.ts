import type { ImportEntity } from '../../src/contract/limits/import';
import type { FileLine, ProblemFacts } from '../../src/domain/import/row-reader';
import type { Who } from '../fixtures/operators';
import type { Texts } from '../language';

/** Error of a cell, or of the whole row if `field` is null. */
export type RowError = ProblemFacts & { field: string | null; problem: string };

/** Text of a problem, possibly with details. */
export type ProblemWords = Texts | ((facts: ProblemFacts) => Texts);

/** Column of the template and of the file with rejected rows. */
export type ImportColumn = {
  /** Headers in both languages, followed by accepted aliases. */
  names: readonly [chinese: string, english: string, ...string[]];
  example: Texts;
  /** Labels of the options. */
  options?: readonly Texts[];
  /** Hint for filling in the column. */
  note?: Texts;
  /** Hides the value next to an error, because even a part of a number is personal data. */
  isHidden?: boolean;
};

/** Rows of a file that were read together. */
export type FileReading<Input> = {
  /** Input of a row, or all of its errors. */
  at(index: number): Input | RowError[];
  /** Indexes of all rows in an order in which they can be written; file order by default. */
  order?: readonly number[];
};

/** Defines how rows of a file become rows of an entity. The fields are defined in the contract. */
export type ImportSpec<Field extends string = string, Input = unknown> = {
  entity: ImportEntity;
  /** Plural name of the entity. */
  name: Texts;
  columns: Readonly<Record<Field, ImportColumn>>;
  /** Field that identifies a row. Rows with its example value are rejected. */
  labelField: Field;
  /**
   * Reads rows based on the current data. Before writing, each row is read again alone.
   * @param now in milliseconds
   */
  read(lines: readonly FileLine<Field>[], now: number): FileReading<Input>;
  /** @throws Fault 422 if the row can no longer be added */
  create(input: Input, operator: Who): { id: string };
  /** Texts of entity-specific problems. */
  words: Readonly<Record<string, ProblemWords>>;
};
