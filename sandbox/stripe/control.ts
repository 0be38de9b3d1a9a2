import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { StripeAccount } from './account'
import { deliveryModes, type Webhooks } from './webhooks'

const modeInput = z.object({
  mode: z.enum(deliveryModes),
  delayMs: z.coerce.number().int().min(0).max(600_000).optional(),
})
const deliverInput = z.object({ times: z.coerce.number().int().min(1).max(100).default(1) })

/** Controls for tests and the sandbox's own page. Form submissions redirect back to that page. */
export function serveControls(account: StripeAccount, webhooks: Webhooks): Hono {
  const routes = new Hono()

  routes.get('/_sandbox/stripe/delivery', (context) => context.json(webhooks.mode()))

  routes.post('/_sandbox/stripe/delivery', async (context) => {
    const input = modeInput.safeParse(await readBody(context))
    if (!input.success) return context.json({ error: z.prettifyError(input.error) }, 400)
    webhooks.setMode(input.data.mode, input.data.delayMs)
    return isForm(context) ? context.redirect('/payments', 303) : context.json(webhooks.mode())
  })

  routes.post('/_sandbox/stripe/events/:id/deliver', async (context) => {
    const id = context.req.param('id')
    if (!account.events.get(id)) return context.json({ error: `No such event: ${id}` }, 404)
    const input = deliverInput.safeParse(await readBody(context))
    if (!input.success) return context.json({ error: z.prettifyError(input.error) }, 400)
    const attempts = await webhooks.deliver(id, input.data.times)
    return isForm(context) ? context.redirect('/payments', 303) : context.json({ attempts })
  })

  routes.get('/_sandbox/stripe/sessions', (context) => context.json(account.sessions.list()))
  routes.get('/_sandbox/stripe/customers', (context) => context.json(account.customers.list()))
  routes.get('/_sandbox/stripe/refunds', (context) => context.json(account.refunds.list()))
  routes.get('/_sandbox/stripe/events', (context) => {
    const type = context.req.query('type')
    const events = account.events.list((event) => type === undefined || event.type === type)
    return context.json(events.map((event) => ({ ...event, deliveries: webhooks.deliveriesOf(event.id) })))
  })

  return routes
}

function isForm(context: Context) {
  return context.req.header('content-type')?.includes('form') ?? false
}

async function readBody(context: Context): Promise<unknown> {
  if (isForm(context)) {
    const body = await context.req.parseBody()
    return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''))
  }
  const text = await context.req.text()
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}
