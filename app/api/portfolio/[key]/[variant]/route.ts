import { z } from 'zod'
import { defineRoute } from '@/lib/entry/define-route'
import { respondWithFile } from '@/lib/entry/file-response'
import { findVariant } from '@/lib/site/portfolio/queries/find-variant'
import { PictureVariant } from '@/lib/site/portfolio/schema'

/** Serves a portfolio picture in one width and format: `960.avif`. Published ones are public. */
export const GET = defineRoute({
  access: 'anyone',
  input: z.object({ key: z.string().min(1).max(200), variant: PictureVariant }),
  run: async (actor, { key, variant }, request) =>
    respondWithFile(request, await findVariant(actor, { key, ...variant })),
})
