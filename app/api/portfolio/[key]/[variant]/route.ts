import { z } from 'zod'
import { defineRoute } from '@/lib/entry/define-route'
import { respondWithFile } from '@/lib/entry/file-response'
import { findVariant } from '@/lib/portfolio/queries/find-file'
import { PictureVariant } from '@/lib/portfolio/schema'

/** A picture of the portfolio in one width and format: `960.avif`. Anyone may see one that is published. */
export const GET = defineRoute({
  access: 'anyone',
  input: z.object({ key: z.string().min(1).max(200), variant: PictureVariant }),
  run: async (actor, { key, variant }, request) =>
    respondWithFile(request, await findVariant(actor, { key, ...variant })),
})
