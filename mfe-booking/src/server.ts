import { defineServer } from '@atoll/contract/drawing';
import contract from './contract';
import form from './booking-form/form.page';
import choice from './choice/choice.page';
import confirmation from './confirmation/confirmation.page';

// What the server runs of this remote. What pages show of what a browser keeps, they show when it has taken them over.
export default defineServer({ contract, pages: { choice, form, confirmation } });
