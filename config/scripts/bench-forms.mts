import { benchForms } from './bench/forms';

await benchForms();
