import { z } from 'zod'
import { forAccess } from './access'
import { find, type StripeAccount } from './account'
import { findCustomer } from './customers'
import { endpoint } from './endpoint'
import { invalidRequest, noSuch } from './errors'
import { pageOf } from './list'
import { mergeMetadata, metadata, page } from './parameters'
import {
  attachPaymentMethod,
  billingDetails,
  createPaymentMethod,
  paymentMethodData,
  resolvePaymentMethod,
} from './payment-methods'

export const paymentMethodEndpoints = [
  endpoint({
    method: 'POST',
    path: '/v1/payment_methods',
    publishable: true,
    input: paymentMethodData,
    run: (account, { access, input }) => forAccess(access, createPaymentMethod(account, input)),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/payment_methods',
    input: z.strictObject({
      ...page,
      customer: z.string().optional(),
      type: z.literal('card').optional(),
      allow_redisplay: z.string().optional(),
    }),
    run: (account, { input }) => pageOf(savedMethods(account, input.customer), input, '/v1/payment_methods'),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    input: z.strictObject({
      ...page,
      type: z.literal('card').optional(),
      allow_redisplay: z.string().optional(),
    }),
    run(account, { id, input }) {
      findCustomer(account, id)
      return pageOf(savedMethods(account, id), input, `/v1/customers/${id}/payment_methods`)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/payment_methods/:id',
    input: z.strictObject({}),
    run: (account, { id }) => find(account.paymentMethods, 'PaymentMethod', id),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/payment_methods/:id',
    input: z.strictObject({ metadata: metadata.optional(), billing_details: billingDetails.optional() }),
    run(account, { id, input }) {
      const method = find(account.paymentMethods, 'PaymentMethod', id)
      const { name, email, phone } = input.billing_details ?? {}
      const changed = Object.fromEntries(
        Object.entries({ name, email, phone }).filter(([, value]) => value !== undefined),
      )
      const updated = account.paymentMethods.put({
        ...method,
        billing_details: { ...method.billing_details, ...changed },
        metadata: mergeMetadata(method.metadata, input.metadata),
      })
      account.emit('payment_method.updated', updated)
      return updated
    },
  }),
  endpoint({
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    input: z.strictObject({ customer: z.string() }),
    run(account, { id, input }) {
      const customer = findCustomer(account, input.customer, 'customer')
      return attachPaymentMethod(account, resolvePaymentMethod(account, id, 'id'), customer.id)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    input: z.strictObject({}),
    run(account, { id }) {
      const method = find(account.paymentMethods, 'PaymentMethod', id)
      if (method.customer === null) {
        throw invalidRequest(
          'The payment method you provided is not attached to a customer so detachment is impossible.',
        )
      }
      const detached = account.paymentMethods.put({ ...method, customer: null })
      account.emit('payment_method.detached', detached, { customer: method.customer })
      return detached
    },
  }),
]

/** Returns a customer's cards. Without a customer the list is empty, because Stripe doesn't list unattached methods. */
function savedMethods(account: StripeAccount, customerId: string | undefined) {
  if (customerId === undefined) return []
  if (!account.customers.get(customerId)) throw noSuch('customer', customerId, 'customer')
  return account.paymentMethods.list(({ customer }) => customer === customerId)
}
