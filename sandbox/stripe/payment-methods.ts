import type Stripe from 'stripe'
import { z } from 'zod'
import { find, type StripeAccount } from './account'
import { declineOf, readCard, testPaymentMethodNumbers } from './cards'
import { completeAddress } from './customers'
import { cardError, invalidRequest } from './errors'
import { newId, nowInSeconds } from './identifiers'
import { address, ignored, mergeMetadata, metadata, text, wholeNumber } from './parameters'

export const billingDetails = z.strictObject({
  address: address.optional(),
  email: text.optional(),
  name: text.optional(),
  phone: text.optional(),
  tax_id: text.optional(),
})

/** A new payment method, which can also be passed when an intent is confirmed. */
export const paymentMethodData = z.strictObject({
  type: z.literal('card'),
  card: z.strictObject({
    number: z.string(),
    exp_month: wholeNumber,
    exp_year: wholeNumber,
    cvc: text.optional(),
    networks: ignored,
  }),
  billing_details: billingDetails.optional(),
  metadata: metadata.optional(),
  allow_redisplay: z.enum(['always', 'limited', 'unspecified']).optional(),
})

/** Creates a payment method from a card's details. Of the number, only brand and last four are stored. */
export function createPaymentMethod(
  account: StripeAccount,
  given: z.infer<typeof paymentMethodData>,
): Stripe.PaymentMethod {
  const { card, behavior } = readCard(given.card)
  const billing = given.billing_details
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: given.allow_redisplay ?? 'unspecified',
    billing_details: {
      address: completeAddress(billing?.address),
      email: billing?.email ?? null,
      name: billing?.name ?? null,
      phone: billing?.phone ?? null,
      tax_id: billing?.tax_id ?? null,
    },
    card,
    created: nowInSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergeMetadata(null, given.metadata),
    type: 'card',
  }
  account.cardsOnFile.put({ id: method.id, behavior, authenticated: false })
  return account.paymentMethods.put(method)
}

/** Returns the payment method with this id. One of Stripe's test ids creates a new method of that kind. */
export function resolvePaymentMethod(account: StripeAccount, id: string, param = 'payment_method') {
  const number = testPaymentMethodNumbers[id]
  if (number === undefined) return find(account.paymentMethods, 'PaymentMethod', id, param)
  const card = { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: undefined }
  return createPaymentMethod(account, { type: 'card', card })
}

/** Returns the method that a request refers to or describes, or undefined. */
export function givenPaymentMethod(
  account: StripeAccount,
  input: { payment_method?: string; payment_method_data?: z.infer<typeof paymentMethodData> },
) {
  if (input.payment_method_data) return createPaymentMethod(account, input.payment_method_data)
  return input.payment_method === undefined ? undefined : resolvePaymentMethod(account, input.payment_method)
}

/** Throws when a method belongs to another customer. */
export function assertMethodOwner(method: Stripe.PaymentMethod, customerId: string | null) {
  if (method.customer === null || method.customer === customerId) return
  throw customerId === null
    ? invalidRequest(
        `The payment method ${method.id} belongs to a customer. Please include that customer in the \`customer\` parameter.`,
        undefined,
        'payment_method',
      )
    : invalidRequest(
        `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
        'resource_missing',
        'payment_method',
      )
}

/** Attaches a method to a customer. Throws when the card's bank declines it. */
export function attachPaymentMethod(
  account: StripeAccount,
  method: Stripe.PaymentMethod,
  customerId: string,
) {
  if (method.customer === customerId) return method
  if (method.customer !== null) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.')
  }
  const decline = declineOf(find(account.cardsOnFile, 'card', method.id).behavior, 'attach')
  if (decline) throw cardError({ ...decline, payment_method: method })
  const attached = account.paymentMethods.put({ ...method, customer: customerId })
  account.emit('payment_method.attached', attached)
  return attached
}
