/**
 * Business domains that are registered for the mini program on the platform (docs/domain.md 6.4). It can open web pages
 * on these domains and their subdomains only. Keep this list in step with the platform.
 */
export const businessDomains: readonly string[] = ['example.com', 'h5.example.cn'];
