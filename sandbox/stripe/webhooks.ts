import { sandboxKeys } from '@/sandbox/keys'
import type { SandboxContext } from '@/sandbox/service'
import type { StoredEvent } from './account'
import { newId, nowInSeconds } from './identifiers'
import { signPayload } from './signature'

export const deliveryModes = ['normal', 'twice', 'late', 'out-of-order', 'none'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

export type Attempt = { at: string; status: number | null; error: string | null }
/** The delivery of one event to the portal. `dueAt` is in milliseconds, null when nothing is left to do. */
export type Delivery = {
  id: string
  eventId: string
  status: 'pending' | 'delivered' | 'failed'
  attempts: Attempt[]
  dueAt: number | null
}

/** Stripe retries for three days. Here the first retries take seconds, and ten attempts are enough. */
const retryDelays = [1, 2, 5, 10, 30, 60, 120, 300, 600].map((seconds) => seconds * 1000)
const attemptTimeoutMs = 15_000
/** The delay between two held events, so that the portal has handled one before it gets the next. */
const outOfOrderStepMs = 250

export type Webhooks = ReturnType<typeof openWebhooks>

/** The webhook queue. Durable: what a stopped sandbox hasn't delivered is sent after the next start. */
export function openWebhooks({ store, appUrl }: SandboxContext) {
  const events = store.collection<StoredEvent>('stripe-events')
  const deliveries = store.collection<Delivery>('stripe-deliveries')
  const settings = store.collection<{ id: 'delivery'; mode: DeliveryMode; delayMs?: number }>(
    'stripe-settings',
  )
  const endpointUrl = `${appUrl}/api/stripe/webhook`
  const stopping = new AbortController()
  const pending = new Set(deliveries.list(({ status }) => status === 'pending').map(({ id }) => id))
  const inFlight = new Set<string>()
  let held: { ids: string[]; until: number } = { ids: [], until: 0 }
  let timer: NodeJS.Timeout | undefined

  function enqueue(eventId: string, dueAt: number) {
    const delivery = deliveries.put({ id: newId('we'), eventId, status: 'pending', attempts: [], dueAt })
    pending.add(delivery.id)
    return delivery.id
  }

  /** Holds events briefly and delivers them in reverse. */
  function enqueueReversed(eventId: string, holdFor: number) {
    const now = Date.now()
    if (now > held.until) held = { ids: [], until: now + holdFor }
    for (const id of held.ids) {
      const earlier = deliveries.get(id)
      if (earlier) deliveries.put({ ...earlier, dueAt: (earlier.dueAt ?? held.until) + outOfOrderStepMs })
    }
    held.ids.push(enqueue(eventId, held.until))
  }

  function scheduleNext() {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    const dueTimes = [...pending]
      .filter((id) => !inFlight.has(id))
      .map((id) => deliveries.get(id)?.dueAt ?? 0)
    if (dueTimes.length > 0) timer = setTimeout(sendDue, Math.max(0, Math.min(...dueTimes) - Date.now()))
  }

  function sendDue() {
    for (const id of pending) {
      const delivery = deliveries.get(id)
      if (inFlight.has(id) || !delivery || (delivery.dueAt ?? 0) > Date.now()) continue
      inFlight.add(id)
      void attempt(delivery).finally(() => {
        inFlight.delete(id)
        scheduleNext()
      })
    }
    scheduleNext()
  }

  async function attempt(delivery: Delivery) {
    const outcome = await send(delivery.eventId)
    // The sandbox is stopping: this attempt doesn't count and is repeated after the next start.
    if (stopping.signal.aborted) return
    const attempts = [...delivery.attempts, outcome]
    const delay = retryDelays[attempts.length - 1]
    if (isAccepted(outcome)) deliveries.put({ ...delivery, attempts, status: 'delivered', dueAt: null })
    else if (delay === undefined) deliveries.put({ ...delivery, attempts, status: 'failed', dueAt: null })
    else deliveries.put({ ...delivery, attempts, dueAt: Date.now() + delay })
    if (deliveries.get(delivery.id)?.status !== 'pending') pending.delete(delivery.id)
  }

  async function send(eventId: string): Promise<Attempt> {
    const at = new Date().toISOString()
    const event = events.get(eventId)
    if (!event) return { at, status: null, error: 'The event is gone.' }
    const payload = JSON.stringify(event, null, 2)
    const signature = signPayload(payload, sandboxKeys.stripe.webhookSecret, nowInSeconds())
    try {
      const response = await fetch(endpointUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptTimeoutMs)]),
      })
      await response.body?.cancel()
      const outcome = { at, status: response.status, error: null }
      const known = events.get(eventId)
      if (isAccepted(outcome) && known) events.put({ ...known, pending_webhooks: 0 })
      return outcome
    } catch (error) {
      return { at, status: null, error: error instanceof Error ? error.message : String(error) }
    }
  }

  function mode() {
    return settings.get('delivery') ?? { id: 'delivery' as const, mode: 'normal' as const }
  }

  scheduleNext()
  return {
    mode,
    /** Applies to future events. `delayMs` is how long `late` waits (5 s) or `out-of-order` holds (0.5 s). */
    setMode(next: DeliveryMode, delayMs?: number) {
      settings.put({ id: 'delivery', mode: next, ...(delayMs === undefined ? {} : { delayMs }) })
    },
    /** Queues an event according to the mode. */
    announce(event: StoredEvent) {
      const { mode: current, delayMs } = mode()
      const now = Date.now()
      if (current === 'normal' || current === 'twice') enqueue(event.id, now)
      if (current === 'twice') enqueue(event.id, now)
      if (current === 'late') enqueue(event.id, now + (delayMs ?? 5000))
      if (current === 'out-of-order') enqueueReversed(event.id, delayMs ?? 500)
      scheduleNext()
    },
    /** Sends an event `times` times at once, whatever the mode, and returns the result of each attempt. */
    async deliver(eventId: string, times: number): Promise<Attempt[]> {
      return Promise.all(Array.from({ length: times }, () => send(eventId)))
    },
    deliveriesOf: (eventId: string) => deliveries.list((delivery) => delivery.eventId === eventId),
    close() {
      stopping.abort()
      clearTimeout(timer)
    },
  }
}

function isAccepted({ status }: Attempt) {
  return status !== null && status >= 200 && status < 300
}
