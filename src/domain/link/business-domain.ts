import { businessDomains } from '../../contract/limits/business-domains';
import { isHttpsUrl } from '../validation/https-url';

/** Whether an address lies on one of the domains, or below one; a mini program opens no other web page. */
export function isBusinessUrl(url: string, domains: readonly string[] = businessDomains) {
  if (!isHttpsUrl(url)) return false;
  const { hostname } = new URL(url);
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}
