import { parseArgs } from 'node:util';
import { API_PREFIX } from '@/contract/api-prefix';
import { type ReportFormat, reportFormats } from './report/report';

export type Options = {
  /** The origin of the server. */
  url: string;
  isWriting: boolean;
  isSure: boolean;
  only: readonly string[];
  format: ReportFormat;
};

export const usage = `Checks whether a server conforms to config/openapi.json.

  API_USERNAME=… API_PASSWORD=… npm run --silent conformance -- --url https://console.example [options]

  --write            also creates, changes and deletes test rows named conf-…
  --yes              skips the confirmation of the host
  --only a,b         checks only paths that begin with these segments, such as members,banners
  --report FORMAT    ${reportFormats.join(', ')}; text by default

Exits with 0 if the server conforms, 1 if there are findings, 2 if the check could not start
or finish. Ctrl-C stops the check, which then deletes the rows that it has created.
docs/backend.md says what is checked and which data the server needs.`;

/** The command line is invalid. */
export class WrongOptions extends Error {}

const isFormat = (text: string): text is ReportFormat => (reportFormats as readonly string[]).includes(text);

function originOf(url: string | undefined) {
  if (!url) throw new WrongOptions('--url is missing');
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    throw new WrongOptions(`--url is no address: ${url}`);
  }
  if (!/^https?:$/.test(parsed.protocol)) throw new WrongOptions(`--url is neither http nor https: ${url}`);
  if (parsed.pathname !== '/' || parsed.search || parsed.hash)
    throw new WrongOptions(`--url is more than an origin: ${url}; the API lies at ${parsed.origin}${API_PREFIX}`);
  return parsed.origin;
}

/** Parses the command line; returns undefined for `--help`. @throws WrongOptions */
export function readOptions(args: readonly string[]): Options | undefined {
  let values: { url?: string; write?: boolean; yes?: boolean; only?: string[]; report?: string; help?: boolean };
  try {
    values = parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        write: { type: 'boolean' },
        yes: { type: 'boolean' },
        only: { type: 'string', multiple: true },
        report: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new WrongOptions((error as Error).message);
  }
  if (values.help) return undefined;
  const format = values.report ?? 'text';
  if (!isFormat(format)) throw new WrongOptions(`--report is one of ${reportFormats.join(', ')}`);
  return {
    url: originOf(values.url),
    isWriting: values.write ?? false,
    isSure: values.yes ?? false,
    only: (values.only ?? []).flatMap((names) => names.split(',')).filter((name) => name !== ''),
    format,
  };
}
