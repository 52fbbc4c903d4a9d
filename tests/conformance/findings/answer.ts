import { Envelope, FieldErrors } from '@/contract/envelope';
import { errorCodes } from '@/contract/error-codes';
import { RetryAfter } from '@/contract/session';
import { type Answer, codeOf, dataOf, isSuccess } from '../api/client';
import type { Contract } from '../api/contract';
import { about, type Finding } from './findings';
import { privacyFindings } from './privacy';
import { misfits } from './shape';

const typeOf = ({ headers }: Answer) => headers.get('content-type')?.replace(/;.*/, '').trim().toLowerCase() ?? '';

/** Status with error code, such as `403 FORGED`, or the failure if there was no response. */
export const statusOf = (answer: Answer) =>
  answer.failure ?? [answer.status, codeOf(answer)].filter((part) => part !== undefined).join(' ');

function* headerFindings(answer: Answer): Generator<Finding> {
  const { files } = answer.call.endpoint;
  const allowed = files && isSuccess(answer) ? files : ['application/json'];
  const type = typeOf(answer);
  if (!allowed.includes(type)) {
    const expected = allowed.join(' | ');
    yield about(answer, { where: 'Content-Type', expected, got: type || 'nothing', cause: `type ${answer.status}` });
  }
  const cached = answer.headers.get('cache-control') ?? '';
  // An uploaded picture is public, and its content never changes under the same URL.
  if (answer.call.endpoint.path === '/uploads/:name') return;
  if (!/(^|,)\s*no-store\s*(,|$)/i.test(cached)) {
    const source = 'docs/api.md';
    yield about(answer, {
      where: 'Cache-Control',
      expected: 'no-store',
      got: cached || 'nothing',
      cause: 'cache',
      source,
    });
  }
}

function* envelopeFindings(answer: Answer, models: Contract['models']): Generator<Finding> {
  for (const { path, expected, got } of misfits(Envelope, answer.json, models)) {
    const source = 'src/contract/envelope.ts';
    yield about(answer, { where: path || 'body', expected, got, source, cause: `envelope ${path}` });
  }
  const { success } = (answer.json ?? {}) as { success?: unknown };
  if (typeof success === 'boolean' && success !== isSuccess(answer)) {
    const source = 'docs/spec.md 7';
    yield about(answer, {
      where: 'success',
      expected: String(!success),
      got: `${success} with status ${answer.status}`,
      cause: 'success',
      source,
    });
  }
}

function* dataFindings(answer: Answer, models: Contract['models']): Generator<Finding> {
  for (const { path, pathInModel, model, expected, got, kind } of misfits(
    answer.call.endpoint.data,
    dataOf(answer),
    models,
  )) {
    yield about(answer, {
      where: path ? `data.${path}`.replace('data.[', 'data[') : 'data',
      expected,
      got,
      source: model?.file ?? answer.call.file,
      cause: `${model ? `${model.name}.${pathInModel}` : `${answer.call.name} data.${path}`} ${kind}`,
    });
  }
}

const dataOfRefusal = { 422: FieldErrors, 429: RetryAfter } as const;

function* refusalFindings(answer: Answer, models: Contract['models']): Generator<Finding> {
  const { status } = answer;
  const code = codeOf(answer);
  const known =
    code !== undefined && Object.hasOwn(errorCodes, code) ? errorCodes[code as keyof typeof errorCodes] : null;
  // A server may have other codes, but a code of the contract must have the status of the contract.
  if (known && known.status !== status) {
    const source = 'src/contract/error-codes.ts';
    yield about(answer, {
      where: `errorCode ${code}`,
      expected: `status ${known.status}`,
      got: `status ${status}`,
      source,
    });
  }
  const schema = dataOfRefusal[status as keyof typeof dataOfRefusal];
  if (schema) {
    for (const { path, expected, got } of misfits(schema, dataOf(answer), models)) {
      const where = `data of ${status}${path ? `: ${path}` : ''}`;
      yield about(answer, { where, expected, got, source: 'docs/api.md', cause: where });
    }
  }
  if (status === 409 && (dataOf(answer) as { current?: unknown } | null)?.current === undefined) {
    const where = 'data of 409: current';
    yield about(answer, {
      where,
      expected: 'what the server holds',
      got: 'nothing',
      source: 'docs/api.md',
      cause: where,
    });
  }
}

/** Failures of a gateway (502 to 504) are one cause; other server errors are one cause per call. */
function failureFinding(answer: Answer): Finding {
  const isGateway = answer.status >= 502 && answer.status <= 504;
  return about(answer, {
    where: 'status',
    expected: 'no failure of the server',
    got: `${statusOf(answer)}${answer.json === undefined ? ' without JSON' : ''}`,
    cause: isGateway ? `failure ${answer.status}` : `failure ${answer.call.name}`,
  });
}

/**
 * Checks everything that applies to any response: headers, envelope, schema of the data, content of a refusal, and
 * masks of personal data.
 */
export function examine(answer: Answer, models: Contract['models']): Finding[] {
  if (answer.failure !== undefined) {
    return [about(answer, { where: 'answer', expected: 'one', got: answer.failure, cause: 'failure' })];
  }
  const hasFailed = answer.status >= 500;
  if (hasFailed && answer.json === undefined) return [failureFinding(answer)];
  const found = [...(hasFailed ? [failureFinding(answer)] : []), ...headerFindings(answer)];
  if (answer.call.endpoint.files && isSuccess(answer)) return found;
  if (answer.json === undefined) {
    return [
      ...found,
      about(answer, { where: 'body', expected: 'JSON', got: 'something else', cause: `body ${answer.status}` }),
    ];
  }
  return [
    ...found,
    ...envelopeFindings(answer, models),
    ...(isSuccess(answer) ? dataFindings(answer, models) : refusalFindings(answer, models)),
    ...privacyFindings(answer),
  ];
}
