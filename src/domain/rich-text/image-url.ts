import { API_PREFIX } from '../../contract/api-prefix';
import { isHttpsUrl } from '../validation/https-url';

const UPLOADED = new RegExp(`^${API_PREFIX}/uploads/[\\w.-]+$`);

/** Whether an image URL is allowed: the path of an upload, or a full https URL. */
export const isImageUrl = (url: string) => UPLOADED.test(url) || isHttpsUrl(url);
