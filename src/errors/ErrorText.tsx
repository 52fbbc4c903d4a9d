import { useIntl } from '@umijs/max';
import { errorTexts } from '@/locales/error';
import { createT } from '@/utils/text';
import { isBareNetworkError } from './catalogue';
import { describeError } from './describe';

type Props = {
  error: unknown;
  /** Whether the form still has what the operator entered, so that it can be sent again. */
  isContentKept?: boolean;
};

/** Text of an error, for places that show it inline. */
export function ErrorText({ error, isContentKept = false }: Props) {
  const intl = useIntl();
  const { title, detail, requestId } = describeError(error);
  return (
    <>
      {title}
      {detail && <div>{detail}</div>}
      {isContentKept && isBareNetworkError(error) && <div>{createT(intl, errorTexts)('contentKept')}</div>}
      {requestId && <small style={{ display: 'block' }}>{requestId}</small>}
    </>
  );
}
