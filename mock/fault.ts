import type { Envelope } from '../src/contract/envelope';
import { errorCodes } from '../src/contract/error-codes';
import type { Language } from './language';
import { type Message, message, type Refusal } from './messages';

type Details = {
  data?: unknown;
  /** What is wrong with each field: a message of the server, or a text that is in the right language already. */
  fields?: Record<string, Message | { text: string }>;
  headers?: Record<string, string>;
};

/** Thrown by a handler to answer with an error status. It has no language yet: whoever shows it has one. */
export class Fault extends Error {
  constructor(
    readonly reason: Refusal,
    readonly details: Details = {},
  ) {
    super(reason.code);
  }

  get status() {
    return errorCodes[this.reason.code].status;
  }

  /** The error as the caller receives it. */
  envelope(language: Language): Pick<Envelope, 'success' | 'errorCode' | 'errorMessage' | 'data'> {
    const { data, fields } = this.details;
    const say = (what: Message | { text: string }) => ('text' in what ? what.text : message(what, language));
    return {
      success: false,
      errorCode: this.reason.code,
      errorMessage: message(this.reason, language),
      data: fields
        ? { fieldErrors: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, say(text)])) }
        : data,
    };
  }
}
