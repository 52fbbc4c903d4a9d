import { history } from '@umijs/max';

/** Back to where projects are listed. */
export const toList = () => history.push('/project/project-list');
