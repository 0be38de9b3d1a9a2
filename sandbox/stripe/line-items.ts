import { z } from 'zod'
import type { LineItem } from './account'
import { invalidRequest } from './errors'
import { newId, nowInSeconds } from './identifiers'
import { currency, ignored, metadata, wholeNumber } from './parameters'

export const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency,
    unit_amount: wholeNumber.pipe(z.number().min(0)),
    product_data: z.strictObject({
      name: z.string().min(1),
      description: z.string().optional(),
      images: ignored,
      metadata: metadata.optional(),
      tax_code: ignored,
    }),
    tax_behavior: ignored,
  }),
  quantity: wholeNumber.pipe(z.number().min(1)),
})

/** Creates a line item from inline price data. */
export function priceLineItem(given: z.infer<typeof lineItem>): LineItem {
  const { price_data: price, quantity } = given
  const amount = price.unit_amount * quantity
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: price.product_data.name,
    metadata: {},
    price: {
      id: newId('price'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: nowInSeconds(),
      currency: price.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('prod', 14),
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: price.unit_amount,
      unit_amount_decimal: String(price.unit_amount),
    },
    quantity,
  }
}

/** Returns the currency of an order. Throws when its items have different currencies. */
export function currencyOf(items: LineItem[]): string {
  const currencies = [...new Set(items.map(({ currency }) => currency))]
  const [only] = currencies
  if (only === undefined || currencies.length > 1) {
    throw invalidRequest('You cannot use line items with different currencies.', undefined, 'line_items')
  }
  return only
}
