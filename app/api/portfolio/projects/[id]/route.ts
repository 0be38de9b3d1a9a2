import { z } from 'zod'
import { defineRoute } from '@/lib/entry/define-route'
import { NotFoundError } from '@/lib/platform/errors'
import { findProject } from '@/lib/site/portfolio/queries/find-project'

/** Returns a project for the dialog on the public page. Drafts are visible only to photographers. */
export const GET = defineRoute({
  access: 'anyone',
  input: z.object({ id: z.uuid() }),
  run: async (actor, { id }) => {
    const found = await findProject(actor, id)
    if (!found) throw new NotFoundError()
    return Response.json(found.project, { headers: { 'cache-control': 'private, no-store' } })
  },
})
