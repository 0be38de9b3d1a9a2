import { z } from 'zod'
import { find, type StripeAccount } from './account'
import { createSession, expireOverdueSessions, expireSession, resolveExpiry } from './checkout-sessions'
import { findCustomer } from './customers'
import { endpoint } from './endpoint'
import { invalidRequest } from './errors'
import { lineItem, priceLineItem } from './line-items'
import { pageOf } from './list'
import { flag, ignored, mergeMetadata, metadata, methodTypes, page, text, wholeNumber } from './parameters'

const paymentIntentData = z.strictObject({
  description: text.optional(),
  metadata: metadata.optional(),
  receipt_email: text.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
  statement_descriptor: ignored,
  statement_descriptor_suffix: ignored,
})

const newSession = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: z.url({ protocol: /^https?$/ }),
  cancel_url: z.url({ protocol: /^https?$/ }).optional(),
  client_reference_id: z.string().max(200).optional(),
  customer: z.string().optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: z.email().optional(),
  expires_at: wholeNumber.optional(),
  metadata: metadata.optional(),
  payment_intent_data: paymentIntentData.optional(),
  payment_method_types: methodTypes,
  allowed_payment_method_types: methodTypes,
  branding_settings: z.looseObject({ display_name: z.string().optional() }).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  ui_mode: z.literal('hosted_page').optional(),
  automatic_tax: z.strictObject({ enabled: z.literal('false') }).optional(),
  allow_promotion_codes: flag.optional(),
  adaptive_pricing: ignored,
  billing_address_collection: ignored,
  custom_text: ignored,
  customer_update: ignored,
  invoice_creation: ignored,
  excluded_payment_method_types: ignored,
  integration_identifier: ignored,
  locale: ignored,
  name_collection: ignored,
  origin_context: ignored,
  payment_method_collection: ignored,
  payment_method_options: ignored,
  phone_number_collection: ignored,
  saved_payment_method_options: ignored,
  wallet_options: ignored,
})

export const checkoutSessionEndpoints = [
  endpoint({
    method: 'POST',
    path: '/v1/checkout/sessions',
    input: newSession,
    run(account, { input }) {
      if (input.customer !== undefined) findCustomer(account, input.customer, 'customer')
      if (input.customer !== undefined && input.customer_email !== undefined) {
        throw invalidRequest(
          'You may only specify one of these parameters: customer, customer_email.',
          undefined,
          'customer_email',
        )
      }
      const payment = input.payment_intent_data
      const session = createSession(
        account,
        {
          allowed_payment_method_types: input.allowed_payment_method_types ?? null,
          cancel_url: input.cancel_url ?? null,
          client_reference_id: input.client_reference_id ?? null,
          customer: input.customer ?? null,
          customer_creation: input.customer === undefined ? (input.customer_creation ?? 'if_required') : null,
          customer_email: input.customer_email ?? null,
          expires_at: resolveExpiry(input.expires_at),
          metadata: mergeMetadata(null, input.metadata),
          submit_type: input.submit_type ?? null,
          success_url: input.success_url,
        },
        {
          merchant: input.branding_settings?.display_name ?? 'Northlight',
          lineItems: input.line_items.map(priceLineItem),
          productDescriptions: input.line_items.map(
            ({ price_data: price }) => price.product_data.description ?? null,
          ),
          payment: {
            description: payment?.description ?? null,
            metadata: mergeMetadata(null, payment?.metadata),
            receiptEmail: payment?.receipt_email ?? null,
            setupFutureUsage: payment?.setup_future_usage ?? null,
          },
        },
      )
      return session
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/checkout/sessions',
    input: z.strictObject({
      ...page,
      customer: z.string().optional(),
      customer_details: z.strictObject({ email: z.string() }).optional(),
      payment_intent: z.string().optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    }),
    run(account, { input }) {
      expireOverdueSessions(account)
      const { customer, payment_intent, status, customer_details } = input
      const sessions = account.sessions.list(
        (session) =>
          (customer === undefined || session.customer === customer) &&
          (payment_intent === undefined || session.payment_intent === payment_intent) &&
          (status === undefined || session.status === status) &&
          (customer_details === undefined || session.customer_details?.email === customer_details.email),
      )
      return pageOf(sessions, input, '/v1/checkout/sessions')
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    input: z.strictObject({}),
    run: (account, { id }) => findSession(account, id),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/checkout/sessions/:id',
    input: z.strictObject({ metadata: metadata.optional() }),
    run(account, { id, input }) {
      const session = findSession(account, id)
      return account.sessions.put({ ...session, metadata: mergeMetadata(session.metadata, input.metadata) })
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    input: z.strictObject(page),
    run(account, { id, input }) {
      findSession(account, id)
      const items = account.orders.get(id)?.lineItems ?? []
      return pageOf(items, { ...input, created: undefined }, `/v1/checkout/sessions/${id}/line_items`)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    input: z.strictObject({}),
    run: (account, { id }) => expireSession(account, findSession(account, id)),
  }),
]

function findSession(account: StripeAccount, id: string) {
  expireOverdueSessions(account)
  return find(account.sessions, 'checkout.session', id)
}
