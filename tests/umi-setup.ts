export { setupUmi as default } from '../config/scripts/setup.mts';
