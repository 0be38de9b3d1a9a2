import type Stripe from 'stripe'
import type { SandboxContext } from '@/sandbox/service'
import type { Collection } from '@/sandbox/store'
import type { CardBehavior } from './cards'
import { noSuch } from './errors'
import { newId, nowInSeconds } from './identifiers'

export const apiVersion = '2026-10-28.endive'

/** How a saved card behaves. Stored separately because Stripe's payment method has no field for it. */
export type CardOnFile = { id: string; behavior: CardBehavior; authenticated: boolean }

/** A line item in the wire format, where a decimal is a string. */
export type LineItem = Omit<Stripe.LineItem, 'price'> & {
  price: Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string }
}

/** What a Checkout Session needs in addition to its own object. */
export type CheckoutOrder = {
  id: string
  merchant: string
  lineItems: LineItem[]
  /** The description of each line item's product, which the page shows below its name. */
  productDescriptions?: (string | null)[]
  payment: {
    description: string | null
    metadata: Record<string, string>
    receiptEmail: string | null
    setupFutureUsage: 'off_session' | 'on_session' | null
  }
}

export type StoredEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: object; previous_attributes?: object }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

export type StripeAccount = ReturnType<typeof openAccount>

/** Opens all data of the stand-in. `announce` is called with each event after it's stored. */
export function openAccount({ store, sandboxUrl }: SandboxContext, announce: (event: StoredEvent) => void) {
  const events = store.collection<StoredEvent>('stripe-events')
  let request: StoredEvent['request'] = { id: null, idempotency_key: null }
  return {
    sandboxUrl,
    events,
    customers: store.collection<Stripe.Customer | Stripe.DeletedCustomer>('stripe-customers'),
    paymentMethods: store.collection<Stripe.PaymentMethod>('stripe-payment-methods'),
    cardsOnFile: store.collection<CardOnFile>('stripe-cards-on-file'),
    setupIntents: store.collection<Stripe.SetupIntent>('stripe-setup-intents'),
    paymentIntents: store.collection<Stripe.PaymentIntent>('stripe-payment-intents'),
    charges: store.collection<Stripe.Charge>('stripe-charges'),
    disputes: store.collection<Stripe.Dispute>('stripe-disputes'),
    balanceTransactions: store.collection<Stripe.BalanceTransaction>('stripe-balance-transactions'),
    refunds: store.collection<Stripe.Refund>('stripe-refunds'),
    sessions: store.collection<Stripe.Checkout.Session>('stripe-sessions'),
    orders: store.collection<CheckoutOrder>('stripe-orders'),

    /** Runs `work` as the request that its events refer to. `work` must be synchronous. */
    runAsRequest<T>(current: StoredEvent['request'], work: () => T): T {
      request = current
      try {
        return work()
      } finally {
        request = { id: null, idempotency_key: null }
      }
    },

    /** Records an event for `object` in its current state. */
    emit(type: string, object: object, previousAttributes?: object) {
      const event = events.put({
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: nowInSeconds(),
        data: structuredClone({
          object,
          ...(previousAttributes ? { previous_attributes: previousAttributes } : {}),
        }),
        livemode: false,
        pending_webhooks: 1,
        request,
        type,
      })
      announce(event)
    },
  }
}

/** Returns the document with this id. Throws Stripe's "No such ..." error for `param`. */
export function find<T extends { id: string }>(
  documents: Collection<T>,
  kind: string,
  id: string,
  param = 'id',
): T {
  const found = documents.get(id)
  if (!found) throw noSuch(kind, id, param)
  return found
}

/** Returns the id from a field that may hold an id or a whole object. */
export function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference
}
