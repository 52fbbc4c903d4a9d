import { businessDomains } from '../../contract/limits/business-domains';
import { isHttpsUrl } from '../validation/https-url';

/** Whether a URL is on one of the domains or a subdomain; a mini program opens no other web pages. */
export function isBusinessUrl(url: string, domains: readonly string[] = businessDomains) {
  if (!isHttpsUrl(url)) return false;
  const { hostname } = new URL(url);
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}
