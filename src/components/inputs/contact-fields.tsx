import { isHttpsUrl } from '@/domain/validation/https-url';
import { isAppId, isMiniProgramPath } from '@/domain/validation/mini-program';
import { isMobile, normalizeMobile } from '@/domain/validation/mobile';
import { isServicePhone, normalizeServicePhone } from '@/domain/validation/service-phone';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { getRuleMessage } from './rules';
import { TextField, type TextFieldProps } from './TextField';

type Props = Omit<TextFieldProps, 'max' | 'min' | 'form' | 'clean' | 'inputMode'> & { max?: number };

/** A mobile number; the value has 11 digits, however it was entered. */
export function MobileField(props: Props) {
  const t = useText(inputTexts);
  const form = { holds: isMobile, message: t('form.mobile') };
  return <TextField max={11} clean={normalizeMobile} form={form} inputMode="tel" {...props} />;
}

/** A number that members can call (docs/domain.md 5.3). */
export function ServicePhoneField(props: Props) {
  const t = useText(inputTexts);
  const form = { holds: isServicePhone, message: t('form.servicePhone') };
  return <TextField max={20} clean={normalizeServicePhone} form={form} inputMode="tel" {...props} />;
}

/** A complete https URL; `narrower` restricts it further, for example to a host. */
export function HttpsUrlField({ narrower, ...props }: Props & { narrower?: TextFieldProps['form'] }) {
  const t = useText(inputTexts);
  const isNarrower = (text: string) => narrower === undefined || narrower.holds(text);
  // For a malformed URL, such as one with a space, the message of `narrower` would not help.
  const isOfNoForm = (text: string) => /^https:/i.test(text) && !isHttpsUrl(text);
  return (
    <TextField
      max={512}
      extra={t('hint.httpsUrl')}
      inputMode="url"
      form={{
        holds: (text) => isHttpsUrl(text) && isNarrower(text),
        message: (text) => {
          if (narrower === undefined || isOfNoForm(text)) return t(/\s/.test(text) ? 'form.urlSpace' : 'form.httpsUrl');
          return getRuleMessage(narrower, text);
        },
      }}
      {...props}
    />
  );
}

/** The path of a mini program page. */
export function MiniProgramPathField(props: Props) {
  const t = useText(inputTexts);
  const form = { holds: isMiniProgramPath, message: t('form.miniProgramPath') };
  return <TextField max={128} extra={t('hint.miniProgramPath')} form={form} inputMode="url" {...props} />;
}

/** The AppID of another mini program. */
export function AppIdField(props: Props) {
  const t = useText(inputTexts);
  return <TextField max={18} form={{ holds: isAppId, message: t('form.appId') }} {...props} />;
}
