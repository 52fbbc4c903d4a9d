import type { Envelope } from '../src/contract/envelope';
import { type Language, type MessageId, message } from './messages';

type Details = {
  data?: unknown;
  /** What is wrong with each field: a message of the server, or a text that is in the right language already. */
  fields?: Record<string, MessageId | { text: string }>;
  headers?: Record<string, string>;
};

/** Thrown by a handler to answer with an error status. It has no language yet: whoever shows it has one. */
export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly id: MessageId,
    readonly details: Details = {},
  ) {
    super(id);
  }

  /** The failure as the caller reads it. */
  envelope(language: Language): Pick<Envelope, 'success' | 'errorCode' | 'errorMessage' | 'data'> {
    const { data, fields } = this.details;
    const say = (text: MessageId | { text: string }) =>
      typeof text === 'string' ? message(text, language) : text.text;
    return {
      success: false,
      errorCode: this.id.replace(/[A-Z]/g, '_$&').toUpperCase(),
      errorMessage: message(this.id, language),
      data: fields
        ? { fieldErrors: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, say(text)])) }
        : data,
    };
  }
}
