import { feedResponse } from '@/lib/booking/bookings/routes/feed-response'
import { FeedAddress } from '@/lib/booking/bookings/schema/shoot-day'
import { defineRoute } from '@/lib/entry/define-route'

/**
 * Returns a person's calendar feed. Its address is the credential: no session is needed, and the path is a secret that is
 * never logged.
 */
export const GET = defineRoute({
  access: 'anyone',
  input: FeedAddress,
  run: (_actor, { token }, request) => feedResponse(token, request),
})
