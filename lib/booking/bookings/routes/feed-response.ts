import 'server-only'
import { createHash } from 'node:crypto'
import { calendarFeedLimit } from '@/lib/booking/bookings/limits'
import { readFeed, readFeedOwner } from '@/lib/booking/bookings/queries/read-feed'
import { calendarType, writeFeed } from '@/lib/booking/bookings/rules/calendar-file'
import { env } from '@/lib/platform/environment/env'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Returns the calendar feed of a private address. Only the ETag shows whether the feed has changed, because a removed shoot
 * changes no date in it.
 * @throws see readFeedOwner
 */
export async function feedResponse(token: string, request: Request): Promise<Response> {
  const owner = await readFeedOwner(token)
  await consumeAttempt(calendarFeedLimit, owner.profileId)
  const [{ bookings, changedAt }, studio] = await Promise.all([readFeed(owner), getStudio()])
  const content = writeFeed(bookings, { ...studio, appUrl: env().APP_URL })
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`
  const headers = { etag, 'last-modified': changedAt.toUTCString(), 'cache-control': 'private, no-cache' }
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.some((one) => one.trim().replace(/^W\//, '') === etag)
    ? new Response(null, { status: 304, headers })
    : new Response(content, { headers: { ...headers, 'content-type': calendarType } })
}
