// By package name, not './base.ts': this module is bundled into each remote, the store's own api must not be.
import { api } from '@atoll/api-client/base';

export interface WantedFile {
  /** Address in the API. */
  url: string;
  params?: Record<string, unknown>;
  /** Name under which it is kept; without one the API's. */
  name?: string;
}

/** A file in the browser. */
interface FoundFile {
  address: string;
  /** What the API calls it. */
  name: string;
}

const nameIn = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'file';

/** Files of the API: the generated calls read JSON, so what answers with bytes is asked for here. */
const { useDownloadFileMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    downloadFile: build.mutation<FoundFile, Omit<WantedFile, 'name'>>({
      query: ({ url, params }) => ({
        url,
        ...(params && { params }),
        responseHandler: async (response: Response): Promise<unknown> =>
          response.ok
            ? { address: URL.createObjectURL(await response.blob()), name: nameIn(response.headers) }
            : response.json(),
      }),
    }),
  }),
});

/**
 * Fetches a file with the session of the office and hands it to the browser.
 * @param onFailure where it cannot be had
 */
export function useFileDownload(onFailure: (error: unknown) => void) {
  const [ask, { isLoading }] = useDownloadFileMutation();
  const download = async ({ name, ...file }: WantedFile): Promise<void> => {
    try {
      const { address, name: given } = await ask(file).unwrap();
      const link = document.createElement('a');
      link.href = address;
      link.download = name ?? given;
      link.click();
      URL.revokeObjectURL(address);
    } catch (error) {
      onFailure(error);
    }
  };
  return { download, isBusy: isLoading };
}
