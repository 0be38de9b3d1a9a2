import { z } from 'zod'
import { defineRoute } from '@/lib/entry/define-route'
import { NotFoundError } from '@/lib/platform/errors'
import { findProject } from '@/lib/portfolio/queries'

/** A project for the dialog over the wall. Visitors get a published one, photographers also a draft. */
export const GET = defineRoute({
  access: 'anyone',
  input: z.object({ id: z.uuid() }),
  run: async (actor, { id }) => {
    const found = await findProject(actor, id)
    if (!found) throw new NotFoundError()
    return Response.json(found.project, { headers: { 'cache-control': 'private, no-store' } })
  },
})
