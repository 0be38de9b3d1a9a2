import type Stripe from 'stripe'
import type { z } from 'zod'
import { find, type StripeAccount } from './account'
import { noSuch } from './errors'
import { newId, nowInSeconds } from './identifiers'
import { type address, mergeMetadata } from './parameters'

/** Returns the customer with this id. Throws when it doesn't exist or was deleted. */
export function findCustomer(account: StripeAccount, id: string, param = 'id'): Stripe.Customer {
  const customer = find(account.customers, 'customer', id, param)
  if (customer.deleted) throw noSuch('customer', id, param)
  return customer
}

export function createCustomer(
  account: StripeAccount,
  fieldsGiven: Partial<
    Pick<Stripe.Customer, 'address' | 'description' | 'email' | 'metadata' | 'name' | 'phone'>
  >,
): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: fieldsGiven.address ?? null,
    balance: 0,
    created: nowInSeconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: fieldsGiven.description ?? null,
    discount: null,
    email: fieldsGiven.email ?? null,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata(null, fieldsGiven.metadata),
    name: fieldsGiven.name ?? null,
    next_invoice_sequence: 1,
    phone: fieldsGiven.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  account.customers.put(customer)
  account.emit('customer.created', customer)
  return customer
}

/** Returns all fields of an address, null for those that weren't given. */
export function completeAddress(given: z.infer<typeof address> | undefined): Stripe.Address {
  return {
    city: given?.city ?? null,
    country: given?.country ?? null,
    line1: given?.line1 ?? null,
    line2: given?.line2 ?? null,
    postal_code: given?.postal_code ?? null,
    state: given?.state ?? null,
  }
}
