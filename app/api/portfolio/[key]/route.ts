import { z } from 'zod'
import { answerFile } from '@/lib/entry/answer-file'
import { defineRoute } from '@/lib/entry/define-route'
import { findUpload } from '@/lib/portfolio/queries/find-file'

/** A film of the portfolio as it was uploaded; for photographers also an image, and what is in a draft. */
export const GET = defineRoute({
  access: 'anyone',
  input: z.object({ key: z.string().min(1).max(200) }),
  run: async (actor, { key }, request) => answerFile(request, await findUpload(actor, key)),
})
