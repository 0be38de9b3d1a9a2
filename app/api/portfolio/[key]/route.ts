import { z } from 'zod'
import { defineRoute } from '@/lib/entry/define-route'
import { findPortfolioFileUrl } from '@/lib/portfolio/queries'

/** A picture of the public portfolio; anyone may see it, and nothing else in the file store. */
export const GET = defineRoute({
  access: 'anyone',
  input: z.object({ key: z.string().min(1).max(200) }),
  run: async (_actor, { key }) => {
    const { url, lifetimeSeconds } = await findPortfolioFileUrl(key)
    return new Response(null, {
      status: 302,
      headers: { location: url, 'cache-control': `public, max-age=${lifetimeSeconds - 600}` },
    })
  },
})
