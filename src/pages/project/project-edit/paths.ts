import { returnToList } from '@/components/list/usePrevNext';

export const goToList = () => returnToList('project', '/project/project-list');
