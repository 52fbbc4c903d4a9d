import { titlesIn } from '../titles';

export default titlesIn('zh-CN');
