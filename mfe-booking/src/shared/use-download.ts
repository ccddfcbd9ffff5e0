import { api } from '@atoll/api-client/base';
import { errorText } from '@atoll/i18n/error-text';
import { notify } from '@atoll/ui/shell-context';

/** Files of the API: the generated calls read JSON, so what answers with bytes is asked for here. */
const { useFetchOwnFileMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    fetchOwnFile: build.mutation<string, string>({
      query: (url) => ({
        url,
        responseHandler: async (response: Response): Promise<unknown> =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
    }),
  }),
});

/** Fetches a file with the session of the customer and hands it to the browser; says why where it cannot be had. */
export function useDownload() {
  const [ask, { isLoading }] = useFetchOwnFileMutation();
  const download = async ({ url, name }: { url: string; name: string }): Promise<void> => {
    try {
      const address = await ask(url).unwrap();
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      URL.revokeObjectURL(address);
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    }
  };
  return { download, isBusy: isLoading };
}
