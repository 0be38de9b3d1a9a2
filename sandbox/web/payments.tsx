/** @jsxImportSource hono/jsx */
import type Stripe from 'stripe'
import type { StoredEvent } from '@/sandbox/stripe/account'
import { type Delivery, type DeliveryMode, deliveryModes } from '@/sandbox/stripe/webhooks'
import { formatMoney, formatTime } from './formats'
import { Frame } from './frame'
import { Listing, Status } from './listing'

export type Payments = {
  mode: { mode: DeliveryMode; delayMs?: number }
  sessions: Stripe.Checkout.Session[]
  intents: Stripe.PaymentIntent[]
  refunds: Stripe.Refund[]
  events: (StoredEvent & { deliveries: Delivery[] })[]
}

const modeLabels: Record<DeliveryMode, string> = {
  normal: 'immediately',
  twice: 'twice, at the same time',
  late: 'with a delay',
  'out-of-order': 'in reverse order',
  none: 'not at all',
}

/** Lists the portal's requests to Stripe and the deliveries of its webhooks. */
export function PaymentsPage({ mode, sessions, intents, refunds, events }: Payments) {
  return (
    <Frame tab="Payments">
      <h1>Payments</h1>
      <DeliveryForm mode={mode} />
      <Listing
        title="Checkout sessions"
        head={['Created', 'Customer', 'Amount', 'Status', 'Page']}
        empty="No checkout sessions yet"
        count={sessions.length}
      >
        {sessions.map((session) => (
          <tr key={session.id}>
            <td>{formatTime(session.created * 1000)}</td>
            <td>
              {session.customer_details?.email ?? session.customer_email ?? String(session.customer ?? '')}
            </td>
            <td class="amount">{formatMoney(session.amount_total ?? 0, session.currency ?? 'usd')}</td>
            <Status value={session.status ?? 'open'} />
            <td>{session.url ? <a href={session.url}>Pay</a> : null}</td>
          </tr>
        ))}
      </Listing>
      <Listing
        title="Payment intents"
        head={['Created', 'ID', 'Amount', 'Status', 'Last error']}
        empty="No payments yet"
        count={intents.length}
      >
        {intents.map((intent) => (
          <tr key={intent.id}>
            <td>{formatTime(intent.created * 1000)}</td>
            <td class="code">{intent.id}</td>
            <td class="amount">{formatMoney(intent.amount, intent.currency)}</td>
            <Status value={intent.status} />
            <td>{intent.last_payment_error?.message ?? ''}</td>
          </tr>
        ))}
      </Listing>
      <Listing
        title="Refunds"
        head={['Created', 'Payment', 'Amount', 'Status', 'Reason']}
        empty="No refunds yet"
        count={refunds.length}
      >
        {refunds.map((refund) => (
          <tr key={refund.id}>
            <td>{formatTime(refund.created * 1000)}</td>
            <td class="code">{String(refund.payment_intent ?? refund.charge)}</td>
            <td class="amount">{formatMoney(refund.amount, refund.currency)}</td>
            <Status value={refund.status ?? ''} />
            <td>{refund.reason ?? ''}</td>
          </tr>
        ))}
      </Listing>
      <Listing
        title="Events"
        head={['Created', 'Event', 'ID', 'Webhook', 'Deliver again']}
        empty="No events yet"
        count={events.length}
      >
        {events.map((event) => (
          <tr key={event.id}>
            <td>{formatTime(event.created * 1000)}</td>
            <td>{event.type}</td>
            <td class="code">{event.id}</td>
            <td>{describeDeliveries(event.deliveries)}</td>
            <td>
              <form method="post" action={`/_sandbox/stripe/events/${event.id}/deliver`}>
                <button class="button small" type="submit" name="times" value="1">
                  Deliver now
                </button>
              </form>
            </td>
          </tr>
        ))}
      </Listing>
    </Frame>
  )
}

function DeliveryForm({ mode }: { mode: Payments['mode'] }) {
  return (
    <section>
      <h2>Webhooks</h2>
      <p>New events are delivered {modeLabels[mode.mode]}.</p>
      <form class="row" method="post" action="/_sandbox/stripe/delivery">
        <div class="field">
          <label for="mode">Deliver</label>
          <select class="input" id="mode" name="mode">
            {deliveryModes.map((name) => (
              <option key={name} value={name} selected={name === mode.mode}>
                {modeLabels[name]}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="delayMs">Delay (ms)</label>
          <input
            class="input"
            id="delayMs"
            name="delayMs"
            inputmode="numeric"
            size={8}
            value={mode.delayMs ?? ''}
          />
        </div>
        <button class="button" type="submit">
          Save
        </button>
      </form>
    </section>
  )
}

function describeDeliveries(deliveries: Delivery[]) {
  if (deliveries.length === 0) return 'not sent'
  return deliveries
    .map(({ status, attempts }) => {
      const last = attempts.at(-1)
      const detail = last ? ` (${last.status ?? last.error}, attempt ${attempts.length})` : ''
      return `${status}${detail}`
    })
    .join(', ')
}
