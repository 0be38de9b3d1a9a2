import { z } from 'zod'
import { eventsWritten } from '@/lib/analytics/routes/event-buffer'
import { takeBatch } from '@/lib/analytics/routes/take-batch'
import { afterResponse } from '@/lib/entry/after-response'
import { defineRoute } from '@/lib/entry/define-route'

/** Takes a page's views and clicks. Responds at once; the events are written later. */
export const POST = defineRoute({
  access: 'anyone',
  input: z.object({}),
  run: async (_actor, _input, request) => {
    await takeBatch(request)
    await afterResponse(eventsWritten)
    return new Response(null, { status: 204 })
  },
})
