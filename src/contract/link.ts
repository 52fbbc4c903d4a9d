import { pagePathRule, servicePhoneRule } from './common';
import { businessDomains } from './limits/business-domains';
import { link as limit } from './limits/link';
import { text } from './setting';

/**
 * Parts of a link for members (docs/domain.md 6.4), shared by all entities with links. Parts that the link type does
 * not use are null.
 */
export const linkFields = {
  url: text(limit.maxUrlLength)
    .nullable()
    .describe(`https; of an article at mp.weixin.qq.com, of h5 on ${businessDomains.join(', ')} or a subdomain`),
  appId: text(limit.maxAppIdLength).nullable().describe('wx and sixteen hexadecimal digits: of another mini program'),
  path: text(limit.maxPathLength).nullable().describe(pagePathRule),
  query: text(limit.maxQueryLength).nullable().describe('Parameters of the page, k=v joined by &'),
  phone: text(limit.maxPhoneLength).nullable().describe(servicePhoneRule),
};
