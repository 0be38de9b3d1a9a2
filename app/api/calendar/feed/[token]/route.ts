import { readFeed } from '@/lib/bookings/queries/calendar'
import { FeedAddress } from '@/lib/bookings/schema'
import { defineRoute } from '@/lib/entry/define-route'

/**
 * Returns a person's calendar feed. Its address is the credential: no session is needed, and the path is a secret that is
 * never logged. Only the ETag shows whether the feed has changed, because a removed shoot changes no date in it.
 */
export const GET = defineRoute({
  access: 'anyone',
  input: FeedAddress,
  run: async (_actor, { token }, request) => {
    const { content, etag, changedAt } = await readFeed(token)
    const headers = {
      etag,
      'last-modified': changedAt.toUTCString(),
      'cache-control': 'private, no-cache',
    }
    const isKnown = request.headers
      .get('if-none-match')
      ?.split(',')
      .some((known) => known.trim().replace(/^W\//, '') === etag)
    if (isKnown) return new Response(null, { status: 304, headers })
    return new Response(content, { headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' } })
  },
})
