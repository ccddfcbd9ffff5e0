import { defineServer } from '@atoll/contract/drawing';
import contract from './contract';
import welcome from './welcome/welcome.page';

// What the server runs of this remote: how its pages look, and what they need and say of themselves.
export default defineServer({ contract, pages: { welcome } });
