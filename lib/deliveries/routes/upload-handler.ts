import 'server-only'
import { defineUpload } from '@/lib/entry/define-upload'
import { anyKeyTaken } from '@/lib/uploads/queries/any-key-taken'
import { uploadRouter } from './upload-router'

/** Handles the browser's requests to upload photos, and UploadThing's signed callbacks about uploaded files. */
export const photoUploads = defineUpload({
  access: 'photographer',
  router: uploadRouter,
  anyKeyTaken,
})
