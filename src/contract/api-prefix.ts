/** Prefix of all calls (docs/spec.md section 6). */
export const API_PREFIX = '/api/admin/v1';
