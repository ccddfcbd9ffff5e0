import { useFileDownload } from '@atoll/api-client/download';
import { errorText } from '@atoll/i18n/error-text';
import { notify } from '@atoll/ui/shell-context';

/** Fetches a file and hands it to the browser; says why where it cannot be had. */
export const useDownload = () => useFileDownload((error) => notify({ kind: 'error', text: errorText(error) }));
