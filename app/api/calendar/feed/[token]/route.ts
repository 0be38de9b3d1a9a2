import { readFeed } from '@/lib/bookings/queries/calendar'
import { FeedAddress } from '@/lib/bookings/schema'
import { defineRoute } from '@/lib/entry/define-route'

/**
 * A person's calendar, for the calendar program they gave its private address to: the address is the key, no session
 * is asked. The path is a secret and is never logged. Only the ETag decides whether anything is new: a shoot that left
 * the calendar changes no date in it.
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
