import { certificateUploads } from '@/lib/catalog/taxes/routes/certificate-uploads'
import { receiveUploads } from '@/lib/entry/define-upload'
import { attachmentUploads } from '@/lib/messaging/routes/attachment-uploads'
import { photoUploads } from '@/lib/photos/deliveries/routes/photo-uploads'
import { mediaUploads } from '@/lib/photos/media/routes/media-uploads'
import { mediaUploads as portfolioUploads } from '@/lib/site/portfolio/routes/media-uploads'
import { anyKeyTaken } from '@/lib/studio/uploads/queries/any-key-taken'

/** Handles browsers' upload requests and UploadThing's callbacks about uploaded files. */
export const POST = receiveUploads(
  { ...photoUploads, ...attachmentUploads, ...mediaUploads, ...portfolioUploads, ...certificateUploads },
  anyKeyTaken,
)
