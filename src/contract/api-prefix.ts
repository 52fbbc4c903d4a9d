/** Spec section 6. */
export const API_PREFIX = '/api/admin/v1';
