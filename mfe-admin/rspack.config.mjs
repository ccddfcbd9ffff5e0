import { federated } from '@atoll/tools/presets/federation.mjs';
import { writeOfficeCss } from '@atoll/tools/presets/office-css.mjs';

writeOfficeCss(import.meta.dirname, [
  'Alert',
  'Button',
  'Descriptions',
  'Empty',
  'Flex',
  'Input',
  'Pagination',
  'Select',
  'Skeleton',
  'Space',
  'Spin',
  'Table',
  'Tag',
  'Tooltip',
  'Typography',
]);

export default federated(import.meta.dirname);
