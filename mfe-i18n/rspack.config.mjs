import { federated } from '@atoll/tools/presets/federation.mjs';
import { writeOfficeCss } from '@atoll/tools/presets/office-css.mjs';

writeOfficeCss(import.meta.dirname, [
  'Alert',
  'Button',
  'Empty',
  'Flex',
  'Input',
  'Pagination',
  'Segmented',
  'Select',
  'Skeleton',
  'Space',
  'Spin',
  'Tag',
]);

export default federated(import.meta.dirname);
