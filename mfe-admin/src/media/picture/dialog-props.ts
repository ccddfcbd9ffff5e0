import type { MediaDto } from '@atoll/api-client/endpoints/media.gen';

/** A dialog about one picture. */
export interface PictureDialogProps {
  media: MediaDto;
  onClose: () => void;
  /** The picture is no more. */
  onGone: () => void;
}
