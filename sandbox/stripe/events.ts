import { z } from 'zod'
import { find } from './account'
import { endpoint } from './endpoint'
import { pageOf } from './list'
import { page } from './parameters'

export const eventEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/events',
    input: z.strictObject({
      ...page,
      type: z.string().optional(),
      types: z.array(z.string()).optional(),
      delivery_success: z.enum(['true', 'false']).optional(),
    }),
    run(account, { input }) {
      const patterns = input.types ?? (input.type === undefined ? undefined : [input.type])
      const events = account.events.list(
        (event) =>
          (patterns === undefined || patterns.some((pattern) => matches(event.type, pattern))) &&
          (input.delivery_success === undefined ||
            (event.pending_webhooks === 0) === (input.delivery_success === 'true')),
      )
      return pageOf(events, input, '/v1/events')
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/events/:id',
    input: z.strictObject({}),
    run: (account, { id }) => find(account.events, 'event', id),
  }),
]

/** `charge.*` matches every event of a charge. */
function matches(type: string, pattern: string) {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
}
