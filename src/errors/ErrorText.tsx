import { useIntl } from '@umijs/max';
import { describeError } from './describe';

/** What a failure says, for places that show it where it happened. */
export function ErrorText({ error }: { error: unknown }) {
  useIntl();
  const { title, detail, requestId } = describeError(error);
  return (
    <>
      {title}
      {detail && <div>{detail}</div>}
      {requestId && <small style={{ display: 'block' }}>{requestId}</small>}
    </>
  );
}
