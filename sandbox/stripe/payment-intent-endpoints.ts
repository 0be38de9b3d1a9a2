import { z } from 'zod'
import { forAccess, requireClientSecret } from './access'
import { find, idOf } from './account'
import { assertChargeableAmount } from './amounts'
import { findCustomer } from './customers'
import { endpoint } from './endpoint'
import { invalidRequest } from './errors'
import { pageOf } from './list'
import {
  currency,
  flag,
  ignored,
  mergeMetadata,
  metadata,
  methodTypes,
  page,
  text,
  wholeNumber,
} from './parameters'
import { cancelPaymentIntent, confirmPaymentIntent, createPaymentIntent } from './payment-intents'
import {
  assertMethodOwner,
  givenPaymentMethod,
  paymentMethodData,
  resolvePaymentMethod,
} from './payment-methods'

const automaticMethods = z.strictObject({ enabled: flag, allow_redirects: ignored })

const described = {
  description: text.optional(),
  metadata: metadata.optional(),
  receipt_email: text.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
  statement_descriptor: ignored,
  statement_descriptor_suffix: ignored,
  shipping: ignored,
}

const confirmation = {
  allowed_payment_method_types: methodTypes,
  excluded_payment_method_types: ignored,
  payment_details: ignored,
  payment_method: z.string().optional(),
  payment_method_data: paymentMethodData.optional(),
  payment_method_options: ignored,
  off_session: z.enum(['true', 'false', 'one_off', 'recurring']).optional(),
  error_on_requires_action: flag.optional(),
  return_url: z.url().optional(),
  mandate_data: ignored,
  use_stripe_sdk: flag.optional(),
}

export const paymentIntentEndpoints = [
  endpoint({
    method: 'POST',
    path: '/v1/payment_intents',
    input: z.strictObject({
      ...confirmation,
      ...described,
      amount: wholeNumber,
      currency,
      customer: z.string().optional(),
      confirm: flag.default(false),
      capture_method: z.enum(['automatic', 'automatic_async']).optional(),
      confirmation_method: z.literal('automatic').optional(),
      automatic_payment_methods: automaticMethods.optional(),
      payment_method_types: methodTypes,
    }),
    run(account, { input }) {
      if (input.customer !== undefined) findCustomer(account, input.customer, 'customer')
      const method = givenPaymentMethod(account, input)
      if (method) assertMethodOwner(method, input.customer ?? null)
      const intent = createPaymentIntent(account, {
        amount: input.amount,
        currency: input.currency,
        customer: input.customer ?? null,
        description: input.description ?? null,
        metadata: mergeMetadata(null, input.metadata),
        payment_method: method?.id ?? null,
        receipt_email: input.receipt_email ?? null,
        setup_future_usage: input.setup_future_usage ?? null,
        automatic: input.automatic_payment_methods?.enabled ?? input.payment_method_types === undefined,
        allowedTypes: input.allowed_payment_method_types ?? null,
      })
      if (!input.confirm) return intent
      if (!method) throw missingMethod()
      return confirmPaymentIntent(account, intent, method, confirmationOptions(input))
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/payment_intents',
    input: z.strictObject({ ...page, customer: z.string().optional() }),
    run(account, { input }) {
      const intents = account.paymentIntents.list(
        (intent) => input.customer === undefined || intent.customer === input.customer,
      )
      return pageOf(intents, input, '/v1/payment_intents')
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/payment_intents/:id',
    publishable: true,
    input: z.strictObject({ client_secret: z.string().optional() }),
    run(account, { id, access, input }) {
      const intent = find(account.paymentIntents, 'payment_intent', id)
      requireClientSecret(access, intent, input.client_secret)
      return forAccess(access, intent)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/v1/payment_intents/:id',
    input: z.strictObject({ ...described, amount: wholeNumber.optional() }),
    run(account, { id, input }) {
      const intent = find(account.paymentIntents, 'payment_intent', id)
      if (input.amount !== undefined) {
        assertChargeableAmount(input.amount, intent.currency, 'amount')
        if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status)) {
          throw invalidRequest(
            `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
            'payment_intent_unexpected_state',
          )
        }
      }
      const { amount, description, receipt_email, setup_future_usage } = input
      const changed = Object.fromEntries(
        Object.entries({ amount, description, receipt_email, setup_future_usage }).filter(
          ([, value]) => value !== undefined,
        ),
      )
      return account.paymentIntents.put({
        ...intent,
        ...changed,
        metadata: mergeMetadata(intent.metadata, input.metadata),
      })
    },
  }),
  endpoint({
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    publishable: true,
    input: z.strictObject({
      ...confirmation,
      client_secret: z.string().optional(),
      receipt_email: text.optional(),
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
    }),
    run(account, { id, access, input }) {
      const intent = find(account.paymentIntents, 'payment_intent', id)
      requireClientSecret(access, intent, input.client_secret)
      const earlier = idOf(intent.payment_method)
      const method =
        givenPaymentMethod(account, input) ?? (earlier ? resolvePaymentMethod(account, earlier) : undefined)
      if (!method) throw missingMethod()
      const requested = {
        ...intent,
        receipt_email: input.receipt_email ?? intent.receipt_email,
        setup_future_usage: input.setup_future_usage ?? intent.setup_future_usage,
      }
      return forAccess(access, confirmPaymentIntent(account, requested, method, confirmationOptions(input)))
    },
  }),
  endpoint({
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    input: z.strictObject({
      cancellation_reason: z
        .enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])
        .optional(),
    }),
    run(account, { id, input }) {
      const intent = find(account.paymentIntents, 'payment_intent', id)
      return cancelPaymentIntent(account, intent, input.cancellation_reason ?? null)
    },
  }),
]

function confirmationOptions(input: {
  off_session?: string
  error_on_requires_action?: boolean
  return_url?: string
}) {
  const isOffSession = input.off_session !== undefined && input.off_session !== 'false'
  return {
    isOffSession: isOffSession || input.error_on_requires_action === true,
    returnUrl: input.return_url ?? null,
  }
}

function missingMethod() {
  return invalidRequest(
    'You cannot confirm this PaymentIntent because it is missing a payment method.',
    'payment_intent_unexpected_state',
  )
}
