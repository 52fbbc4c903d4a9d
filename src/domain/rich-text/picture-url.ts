import { API_PREFIX } from '../../contract/api-prefix';
import { isHttpsUrl } from '../validation/https-url';

const UPLOADED = new RegExp(`^${API_PREFIX}/uploads/[\\w.-]+$`);

/** Whether a picture may be shown from there: what an upload answered with, or a whole https address. */
export const isPictureUrl = (url: string) => UPLOADED.test(url) || isHttpsUrl(url);
