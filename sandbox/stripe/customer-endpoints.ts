import type Stripe from 'stripe'
import { z } from 'zod'
import { find, type StripeAccount } from './account'
import { completeAddress, createCustomer, findCustomer } from './customers'
import { endpoint } from './endpoint'
import { noSuch } from './errors'
import { pageOf } from './list'
import { address, ignored, mergeMetadata, metadata, page, text } from './parameters'
import { attachPaymentMethod, resolvePaymentMethod } from './payment-methods'

const fields = {
  email: text.optional(),
  name: text.optional(),
  phone: text.optional(),
  description: text.optional(),
  address: address.optional(),
  metadata: metadata.optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
  preferred_locales: ignored,
  shipping: ignored,
  tax: ignored,
  tax_exempt: ignored,
}

export const customerEndpoints = [
  endpoint({
    method: 'POST',
    path: '/v1/customers',
    input: z.strictObject({ ...fields, payment_method: z.string().optional() }),
    run(account, { input }) {
      const customer = createCustomer(account, {
        ...input,
        address: input.address && completeAddress(input.address),
      })
      if (input.payment_method === undefined) return customer
      attachPaymentMethod(account, resolvePaymentMethod(account, input.payment_method), customer.id)
      return setDefaultMethod(account, customer, input.invoice_settings?.default_payment_method)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/customers',
    input: z.strictObject({ ...page, email: z.string().optional() }),
    run(account, { input }) {
      const customers = account.customers.list(
        (customer) => !customer.deleted && (input.email === undefined || customer.email === input.email),
      ) as Stripe.Customer[]
      return pageOf(customers, input, '/v1/customers')
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/customers/:id',
    input: z.strictObject({}),
    run: (account, { id }) => find(account.customers, 'customer', id),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/customers/:id',
    input: z.strictObject(fields),
    run(account, { id, input }) {
      const customer = findCustomer(account, id)
      const {
        invoice_settings,
        metadata: added,
        address: newAddress,
        email,
        name,
        phone,
        description,
      } = input
      const given = { email, name, phone, description, address: newAddress && completeAddress(newAddress) }
      const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
      const updated = account.customers.put({
        ...customer,
        ...changed,
        metadata: mergeMetadata(customer.metadata, added),
      }) as Stripe.Customer
      const result = setDefaultMethod(account, updated, invoice_settings?.default_payment_method)
      account.emit('customer.updated', result)
      return result
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/v1/customers/:id',
    input: z.strictObject({}),
    run(account, { id }) {
      const customer = findCustomer(account, id)
      const deleted = account.customers.put({ id, object: 'customer', deleted: true })
      account.emit('customer.deleted', customer)
      return deleted
    },
  }),
]

function setDefaultMethod(
  account: StripeAccount,
  customer: Stripe.Customer,
  methodId: string | null | undefined,
) {
  if (methodId === undefined) return customer
  if (methodId !== null && account.paymentMethods.get(methodId)?.customer !== customer.id) {
    throw noSuch('PaymentMethod', methodId, 'invoice_settings[default_payment_method]')
  }
  const settings = { ...customer.invoice_settings, default_payment_method: methodId }
  return account.customers.put({ ...customer, invoice_settings: settings }) as Stripe.Customer
}
