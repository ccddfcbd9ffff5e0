import { federated } from '@atoll/tools/presets/federation.mjs';
import { writeOfficeCss } from '@atoll/tools/presets/office-css.mjs';
import { antdToken } from '@atoll/ui/tokens';

writeOfficeCss(import.meta.dirname, antdToken, [
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
]);

export default federated(import.meta.dirname);
