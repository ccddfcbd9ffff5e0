import { defineServer } from '@atoll/contract/drawing';
import contract from './contract';
import home from './home/home.page';
import legal from './legal/legal.page';
import packages from './package-list/package-list.page';
import packagePage from './package/package.page';
import resorts from './resort-list/resort-list.page';
import resort from './resort/resort.page';

// What the server runs of this remote: how its pages look, and what they need and say of themselves.
export default defineServer({ contract, pages: { home, packages, package: packagePage, resorts, resort, legal } });
