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

export const usage = `Says what of a server does not conform to config/openapi.json.

  API_USERNAME=… API_PASSWORD=… npm run --silent conformance -- --url https://console.example [options]

  --write            makes, changes and deletes things of its own, named conf-…; without it nothing is written
  --yes              does not ask whether the host is the right one
  --only a,b         only calls whose path begins with one of these: members,banners
  --report FORMAT    ${reportFormats.join(', ')}; text unless said otherwise

Ends with 0 when nothing was found, 1 when something was, 2 when it could not begin or
come to its end. Ctrl-C stops it: what it has made is put away.
docs/backend.md tells what it looks at, and what data it needs.`;

/** What cannot be understood of what was asked. */
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

/** What the command was asked for; undefined for its help. @throws WrongOptions */
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
