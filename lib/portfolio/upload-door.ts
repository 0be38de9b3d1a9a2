import 'server-only'
import { defineUploadDoor } from '@/lib/entry/define-upload-door'
import { anyKeyTaken } from './queries'
import { portfolioRouter } from './upload-router'

/** Takes the portfolio's images and videos and the provider's callbacks about them. */
export const portfolioUploads = defineUploadDoor({
  access: 'photographer',
  router: portfolioRouter,
  anyKeyTaken,
})
