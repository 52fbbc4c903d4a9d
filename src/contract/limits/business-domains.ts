/**
 * Where a mini program may open web pages (domain.md 6.4): the business domains that are registered for it on the
 * platform; their subdomains count. Keep it as it stands there.
 */
export const businessDomains: readonly string[] = ['example.com', 'h5.example.cn'];
