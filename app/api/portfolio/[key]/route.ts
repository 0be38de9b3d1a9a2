import { z } from 'zod'
import { defineRoute } from '@/lib/entry/define-route'
import { findPortfolioFileUrl } from '@/lib/portfolio/queries'

/** Browsers ask again well before the signed address ends. */
const marginSeconds = 600

/** A picture or film of the portfolio; anyone may see a published one, and nothing else in the file store. */
export const GET = defineRoute({
  access: 'anyone',
  input: z.object({ key: z.string().min(1).max(200) }),
  run: async (actor, { key }) => {
    const { url, lifetimeSeconds, isPublic } = await findPortfolioFileUrl(actor, key)
    const audience = isPublic ? 'public' : 'private'
    return new Response(null, {
      status: 302,
      headers: { location: url, 'cache-control': `${audience}, max-age=${lifetimeSeconds - marginSeconds}` },
    })
  },
})
