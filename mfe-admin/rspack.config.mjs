import { federated } from '@atoll/tools/presets/federation.mjs';
import { writeOfficeCss } from '@atoll/tools/presets/office-css.mjs';
import { antdToken } from '@atoll/ui/tokens';

writeOfficeCss(import.meta.dirname, antdToken, [
  'Button',
  'Empty',
  'Flex',
  'Input',
  'Pagination',
  'QRCode',
  'Select',
  'Skeleton',
  'Space',
  'Spin',
  'Tooltip',
  'Typography',
]);

export default federated(import.meta.dirname);
