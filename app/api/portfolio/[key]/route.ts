import { z } from 'zod'
import { defineRoute } from '@/lib/entry/define-route'
import { respondWithFile } from '@/lib/entry/file-response'
import { findUpload } from '@/lib/site/portfolio/queries/find-upload'

/** Serves an original: published videos to everyone; images and drafts only to photographers. */
export const GET = defineRoute({
  access: 'anyone',
  input: z.object({ key: z.string().min(1).max(200) }),
  run: async (actor, { key }, request) => respondWithFile(request, await findUpload(actor, key)),
})
