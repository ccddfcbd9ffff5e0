import { api, ifMatch } from '@atoll/api-client/base';
import type { MediaDto, MediaPageDto } from '@atoll/api-client/endpoints/media.gen';

/** A picture of the library as a list has it. */
export type Picture = MediaPageDto['results'][number];
export type MediaUse = MediaDto['usage'][number];

/** Pixels of the longer side in which a picture is worked on. */
const SIDE = 1280;

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((read, fail) => {
    const reader = new FileReader();
    reader.onload = () => read(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });

const mediaApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A picture that nothing has been cut from, as a `data:` address; `file` changes with what it shows. */
    getWholePicture: build.query<string, { id: number; file: string }>({
      query: ({ id }) => ({
        url: `/api/media/${id}/file/`,
        params: { side: SIDE },
        responseHandler: async (response: Response): Promise<unknown> =>
          response.ok ? asDataUrl(await response.blob()) : response.json(),
      }),
    }),
    /** Who deletes a picture stands on its page: it is left before anything is read again. */
    deletePicture: build.mutation<void, { id: number; version: number }>({
      query: ({ id, version }) => ({
        url: `/api/media/${id}/`,
        method: 'DELETE',
        headers: { 'If-Match': ifMatch(version) },
      }),
    }),
  }),
});

export const { useDeletePictureMutation } = mediaApi;

/** The whole picture to work on. */
export const useWholePicture = ({ id, bytes, blurhash }: Picture) =>
  mediaApi.useGetWholePictureQuery({ id, file: `${bytes} ${blurhash}` });

/** Says to every list and form of the page that the library is another one. */
export const libraryChanged = () => api.util.invalidateTags(['media' as never]);

export { asDataUrl };
