import { pagePathRule, servicePhoneRule } from './common';
import { businessDomains } from './limits/business-domains';
import { link as limit } from './limits/link';
import { text } from './setting';

/** Parts of a link that members follow, whatever it belongs to (docs/domain.md 6.4); those that its type does not have are null. */
export const linkFields = {
  url: text(limit.maxUrlLength)
    .nullable()
    .describe(`https; of an article at mp.weixin.qq.com, of h5 on ${businessDomains.join(', ')} or a subdomain`),
  appId: text(limit.maxAppIdLength).nullable().describe('wx and sixteen hexadecimal digits: of another mini program'),
  path: text(limit.maxPathLength).nullable().describe(pagePathRule),
  query: text(limit.maxQueryLength).nullable().describe('Parameters of the page, k=v joined by &'),
  phone: text(limit.maxPhoneLength).nullable().describe(servicePhoneRule),
};
