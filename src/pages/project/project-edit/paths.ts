import { history } from '@umijs/max';

export const toList = () => history.push('/project/project-list');
