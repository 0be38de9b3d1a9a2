import 'server-only'
import { defineUpload } from '@/lib/entry/define-upload'
import { anyKeyTaken } from './queries/any-key-taken'
import { attachmentRouter } from './upload-router'

/** Takes either side's request to upload for a message, and the storage provider's signed reports of what has arrived. */
export const attachmentUploads = defineUpload({
  access: 'signed-in',
  router: attachmentRouter,
  anyKeyTaken,
})
