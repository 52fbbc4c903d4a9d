import { titlesIn } from '../titles';

export default titlesIn('en-US');
