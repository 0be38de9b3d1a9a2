import { z } from 'zod'
import { eventsWritten } from '@/lib/analytics/event-buffer'
import { takeBatch } from '@/lib/analytics/take-batch'
import { afterResponse } from '@/lib/entry/after-response'
import { defineRoute } from '@/lib/entry/define-route'

/** What a page tells of views and clicks. It is answered at once and written later. */
export const POST = defineRoute({
  access: 'anyone',
  input: z.object({}),
  run: async (_actor, _input, request) => {
    await takeBatch(request)
    await afterResponse(eventsWritten)
    return new Response(null, { status: 204 })
  },
})
