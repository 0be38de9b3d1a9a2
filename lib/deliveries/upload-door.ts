import 'server-only'
import { defineUploadDoor } from '@/lib/entry/define-upload-door'
import { anyKeyTaken } from './queries'
import { uploadRouter } from './upload-router'

/** Takes the browser's request to upload photos, and the storage provider's signed reports of what has arrived. */
export const photoUploads = defineUploadDoor({
  access: 'photographer',
  router: uploadRouter,
  anyKeyTaken,
})
