import { z } from 'zod'
import { answerFile } from '@/lib/entry/answer-file'
import { defineRoute } from '@/lib/entry/define-route'
import { findVariant } from '@/lib/portfolio/queries/find-file'
import { PictureVariant } from '@/lib/portfolio/schema'

/** A picture of the portfolio in one width and format: `960.avif`. Anyone may see one that is published. */
export const GET = defineRoute({
  access: 'anyone',
  input: z.object({ key: z.string().min(1).max(200), variant: PictureVariant }),
  run: async (actor, { key, variant }, request) =>
    answerFile(request, await findVariant(actor, { key, ...variant })),
})
