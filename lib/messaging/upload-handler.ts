import 'server-only'
import { defineUpload } from '@/lib/entry/define-upload'
import { anyKeyTaken } from '@/lib/uploads/queries/any-key-taken'
import { attachmentRouter } from './upload-router'

/** Handles both sides' requests to upload message attachments, and UploadThing's signed callbacks about them. */
export const attachmentUploads = defineUpload({
  access: 'signed-in',
  router: attachmentRouter,
  anyKeyTaken,
})
