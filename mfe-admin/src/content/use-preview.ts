import { type StagedContentKind, usePreviewChangedContentMutation } from '@atoll/api-client/endpoints/content.gen';
import { bodyOf } from './changes';
import { type Kind, contentOf } from './kind';
import type { ContentForm } from './use-form';

/**
 * Asks for a token that shows a thing on the site as its form has it. Nothing is stored.
 * @returns null when it could not be stored like this: the form says why
 */
export function usePreview(kind: Kind, { document: read, mine, blame }: ContentForm): () => Promise<string | null> {
  const [show] = usePreviewChangedContentMutation();
  return async () => {
    try {
      const body = bodyOf(kind, contentOf(kind, read), mine);
      return (await show({ kind: kind.path as StagedContentKind, id: String(read.id), body }).unwrap()).token;
    } catch (error) {
      blame(error);
      return null;
    }
  };
}
