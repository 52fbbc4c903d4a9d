import { history } from '@umijs/max';

export const goToList = () => history.push('/project/project-list');
