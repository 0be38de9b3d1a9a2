import { photoUploads } from '@/lib/deliveries/routes/photo-uploads'
import { receiveUploads } from '@/lib/entry/define-upload'
import { attachmentUploads } from '@/lib/messaging/routes/attachment-uploads'
import { mediaUploads } from '@/lib/portfolio/routes/media-uploads'
import { certificateUploads } from '@/lib/taxes/routes/certificate-uploads'

/** Handles browsers' upload requests and UploadThing's callbacks about uploaded files. */
export const POST = receiveUploads({
  ...photoUploads,
  ...attachmentUploads,
  ...mediaUploads,
  ...certificateUploads,
})
