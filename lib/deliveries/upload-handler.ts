import 'server-only'
import { defineUpload } from '@/lib/entry/define-upload'
import { anyKeyTaken } from './queries'
import { uploadRouter } from './upload-router'

/** Takes the browser's request to upload photos, and the storage provider's signed reports of what has arrived. */
export const photoUploads = defineUpload({
  access: 'photographer',
  router: uploadRouter,
  anyKeyTaken,
})
