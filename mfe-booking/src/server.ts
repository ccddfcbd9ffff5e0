import { defineServer } from '@atoll/contract/drawing';
import form from './booking-form/form.page';
import choice from './choice/choice.page';
import confirmation from './confirmation/confirmation.page';

// What the server runs of this remote. Its pages depend on what the browser keeps, so it is what they need and say.
export default defineServer({ pages: { choice, form, confirmation } });
