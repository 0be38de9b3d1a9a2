import { z } from 'zod'
import { forAccess, requireClientSecret } from './access'
import { find, idOf } from './account'
import { findCustomer } from './customers'
import { endpoint } from './endpoint'
import { invalidRequest } from './errors'
import { pageOf } from './list'
import { flag, ignored, mergeMetadata, metadata, methodTypes, page, text } from './parameters'
import {
  assertMethodOwner,
  givenPaymentMethod,
  paymentMethodData,
  resolvePaymentMethod,
} from './payment-methods'
import { confirmSetupIntent, createSetupIntent } from './setup-intents'

const confirmation = {
  allowed_payment_method_types: methodTypes,
  payment_method: z.string().optional(),
  payment_method_data: paymentMethodData.optional(),
  payment_method_options: ignored,
  return_url: z.url().optional(),
  mandate_data: ignored,
  use_stripe_sdk: flag.optional(),
}

export const setupIntentEndpoints = [
  endpoint({
    method: 'POST',
    path: '/v1/setup_intents',
    input: z.strictObject({
      ...confirmation,
      customer: z.string().optional(),
      description: text.optional(),
      metadata: metadata.optional(),
      usage: z.enum(['off_session', 'on_session']).default('off_session'),
      confirm: flag.default(false),
      automatic_payment_methods: ignored,
      payment_method_types: methodTypes,
      excluded_payment_method_types: ignored,
    }),
    run(account, { input }) {
      if (input.customer !== undefined) findCustomer(account, input.customer, 'customer')
      const method = givenPaymentMethod(account, input)
      if (method) assertMethodOwner(method, input.customer ?? null)
      const intent = createSetupIntent(account, {
        customer: input.customer ?? null,
        payment_method: method?.id ?? null,
        description: input.description ?? null,
        metadata: mergeMetadata(null, input.metadata),
        usage: input.usage,
        allowedTypes: input.allowed_payment_method_types ?? null,
      })
      if (!input.confirm) return intent
      if (!method) throw missingMethod()
      return confirmSetupIntent(account, intent, method, howToConfirm(input))
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/setup_intents',
    input: z.strictObject({
      ...page,
      customer: z.string().optional(),
      payment_method: z.string().optional(),
    }),
    run(account, { input }) {
      const intents = account.setupIntents.list(
        (intent) =>
          (input.customer === undefined || intent.customer === input.customer) &&
          (input.payment_method === undefined || intent.payment_method === input.payment_method),
      )
      return pageOf(intents, input, '/v1/setup_intents')
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/setup_intents/:id',
    publishable: true,
    input: z.strictObject({ client_secret: z.string().optional() }),
    run(account, { id, access, input }) {
      const intent = find(account.setupIntents, 'setupintent', id)
      requireClientSecret(access, intent, input.client_secret)
      return forAccess(access, intent)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    publishable: true,
    input: z.strictObject({ ...confirmation, client_secret: z.string().optional() }),
    run(account, { id, access, input }) {
      const intent = find(account.setupIntents, 'setupintent', id)
      requireClientSecret(access, intent, input.client_secret)
      const earlier = idOf(intent.payment_method)
      const method =
        givenPaymentMethod(account, input) ?? (earlier ? resolvePaymentMethod(account, earlier) : undefined)
      if (!method) throw missingMethod()
      return forAccess(access, confirmSetupIntent(account, intent, method, howToConfirm(input)))
    },
  }),
  endpoint({
    method: 'POST',
    path: '/v1/setup_intents/:id/cancel',
    input: z.strictObject({
      cancellation_reason: z.enum(['abandoned', 'duplicate', 'requested_by_customer']).optional(),
    }),
    run(account, { id, input }) {
      const intent = find(account.setupIntents, 'setupintent', id)
      if (intent.status === 'succeeded' || intent.status === 'canceled') {
        throw invalidRequest(
          `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`,
          'setup_intent_unexpected_state',
        )
      }
      const canceled = account.setupIntents.put({
        ...intent,
        cancellation_reason: input.cancellation_reason ?? null,
        next_action: null,
        status: 'canceled',
      })
      account.emit('setup_intent.canceled', canceled)
      return canceled
    },
  }),
]

function howToConfirm(input: { return_url?: string; use_stripe_sdk?: boolean }) {
  return { returnUrl: input.return_url ?? null, byStripeJs: input.use_stripe_sdk ?? false }
}

function missingMethod() {
  return invalidRequest(
    'You cannot confirm this SetupIntent because it is missing a payment method.',
    'setup_intent_unexpected_state',
  )
}
