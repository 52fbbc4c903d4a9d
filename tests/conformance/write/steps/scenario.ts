import type { Row } from '../../read/rows';
import type { Thing, Writer } from '../writer';

/** How one kind of thing is made, changed and put away, in the terms of its calls. */
export type ResourceScenario = {
  /** Where its calls lie, such as `/hotwords`. */
  path: string;
  /** What one is called in the log: `hotword`. */
  entityType: string;
  /**
   * A body that the server takes.
   * @param name begins with `conf-`, and stands where people read it
   * @returns the body, or in words what data it lacks
   */
  input: (name: string, writer: Writer) => Promise<Record<string, unknown> | string>;
  /** The field that the name stands in. */
  nameField: string;
  /** Fields of the body that come back otherwise, or not at all. */
  notReadBack?: readonly string[];
  /** What is written otherwise when one that is there is changed. */
  changed: (row: Row, name: string) => Record<string, unknown>;
  /** Fields that no two may share. */
  unique?: readonly string[];
  /** What the list is asked with to find one by its name. */
  findBy?: (name: string, thing: Thing) => Record<string, string>;
  /** Puts one away that has no DELETE of its own; false where it must stay. */
  cleanUp?: (thing: Thing, writer: Writer) => Promise<boolean>;
  /** It is shown and hidden by what needs more than its version, or is refused: `more` looks at that. */
  hasOwnSwitches?: true;
  /** What else can be done to it, once it is there. It is the same at the end. */
  checkMore?: (thing: Thing, writer: Writer) => Promise<void>;
};

/** A look at something that is not the run's own, and is left as it was. */
export type ExistingCheck = {
  /** The call that it is about. */
  call: string;
  check: (writer: Writer) => Promise<void>;
};
