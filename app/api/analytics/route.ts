import { z } from 'zod'
import { afterResponse } from '@/lib/entry/after-response'
import { defineRoute } from '@/lib/entry/define-route'
import { eventsWritten } from '@/lib/site/analytics/routes/event-buffer'
import { takeBatch } from '@/lib/site/analytics/routes/take-batch'

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
