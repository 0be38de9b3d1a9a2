import 'server-only'
import { defineUpload } from '@/lib/entry/define-upload'
import { anyKeyTaken } from '@/lib/uploads/queries/any-key-taken'
import { portfolioRouter } from './upload-router'

/** Handles requests to upload portfolio media, and UploadThing's signed callbacks about them. */
export const portfolioUploads = defineUpload({
  access: 'photographer',
  router: portfolioRouter,
  anyKeyTaken,
})
