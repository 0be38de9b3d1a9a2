import 'server-only'
import { defineUpload } from '@/lib/entry/define-upload'
import { anyKeyTaken } from './queries'
import { portfolioRouter } from './upload-router'

/** Takes the portfolio's images and videos and the provider's callbacks about them. */
export const portfolioUploads = defineUpload({
  access: 'photographer',
  router: portfolioRouter,
  anyKeyTaken,
})
