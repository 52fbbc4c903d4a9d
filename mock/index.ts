import { API_PREFIX } from '../src/contract/api-prefix';
import { answer } from './adapter';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Umi's mock entry: everything below the API's prefix goes to the MSW handlers that the tests use too. */
export default Object.fromEntries(methods.map((method) => [`${method} ${API_PREFIX}/(.*)`, answer]));
