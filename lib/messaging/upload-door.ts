import 'server-only'
import { defineUploadDoor } from '@/lib/entry/define-upload-door'
import { anyKeyTaken } from './queries/any-key-taken'
import { attachmentRouter } from './upload-router'

/** Takes either side's request to upload for a message, and the storage provider's signed reports of what has arrived. */
export const attachmentUploads = defineUploadDoor({
  access: 'signed-in',
  router: attachmentRouter,
  anyKeyTaken,
})
