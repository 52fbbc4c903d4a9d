import type { Envelope } from '../src/contract/envelope';
import { errorCodes } from '../src/contract/error-codes';
import type { Language } from './language';
import { type Message, message, type Refusal } from './messages';

type Details = {
  data?: unknown;
  /** Errors by field: a server message, or a text in the right language. */
  fields?: Record<string, Message | { text: string }>;
  headers?: Record<string, string>;
};

/** Thrown by a handler to respond with an error status. Its message is translated when the response is created. */
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

  /** Error response for the caller. */
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
