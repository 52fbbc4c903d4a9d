import type { Row } from '../../read/rows';
import type { Thing, Writer } from '../writer';

/** How to create, change and delete rows of one resource through its calls. */
export type ResourceScenario = {
  /** Path of its calls, such as `/hotwords`. */
  path: string;
  /** `entityType` in the change log, such as `hotword`. */
  entityType: string;
  /**
   * A valid body for the create call.
   * @param name name of the row, which begins with `conf-`
   * @returns the body, or a text that says which data is missing on the server
   */
  input: (name: string, writer: Writer) => Promise<Record<string, unknown> | string>;
  /** The field with the name. */
  nameField: string;
  /** Fields of the body that the response changes or omits. */
  notReadBack?: readonly string[];
  /** Changed fields for an update. */
  changed: (row: Row, name: string) => Record<string, unknown>;
  /** Fields that must be unique. */
  unique?: readonly string[];
  /** Query of the list that finds a row by name. */
  findBy?: (name: string, thing: Thing) => Record<string, string>;
  /** Cleans up a row of a resource without DELETE; returns false if the row stays. */
  cleanUp?: (thing: Thing, writer: Writer) => Promise<boolean>;
  /** Whether enable and disable need more than a version or may be refused. `checkMore` checks them then. */
  hasOwnSwitches?: true;
  /** Further checks of a created row. They must leave the row in its original state. */
  checkMore?: (thing: Thing, writer: Writer) => Promise<void>;
};

/** A check of existing data, which it leaves unchanged. */
export type ExistingCheck = {
  /** The checked call. */
  call: string;
  check: (writer: Writer) => Promise<void>;
};
