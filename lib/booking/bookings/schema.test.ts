import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { BookShoot, ShootDetails } from '@/lib/booking/bookings/schema/booking-form'
import { missingAddressText } from './words/fields'

const messagesOf = (input: unknown) => {
  const { error } = ShootDetails.safeParse(input)
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path[0], issue.message]))
}

test('trims texts and checks their lengths', () => {
  expect(ShootDetails.parse({ propertyAddress: '  1 Main St  ', specialInstructions: ' ' })).toEqual({
    propertyAddress: '1 Main St',
    specialInstructions: '',
  })
  expect(messagesOf({ propertyAddress: '   ' })).toEqual({ propertyAddress: missingAddressText })
  expect(messagesOf({ propertyAddress: 'a'.repeat(500), specialInstructions: 'b'.repeat(2000) })).toEqual({})
  expect(
    Object.keys(messagesOf({ propertyAddress: 'a'.repeat(501), specialInstructions: 'b'.repeat(2001) })),
  ).toEqual(['propertyAddress', 'specialInstructions'])
})

const valid = {
  idempotencyKey: randomUUID(),
  slotId: randomUUID(),
  serviceIds: ['photo_shoot'],
  propertyAddress: '1 Main St',
  shownTotalCents: 29_900,
  card: { setupIntentId: 'seti_123' },
}

test('accepts only the shown total and tax from a browser, and no prices or card numbers', () => {
  const parsed = BookShoot.parse({ ...valid, totalAmountCents: 1, prices: [1] })
  expect(Object.keys(parsed).sort()).toEqual([
    'card',
    'idempotencyKey',
    'propertyAddress',
    'serviceIds',
    'shownTaxCents',
    'shownTotalCents',
    'slotId',
    'specialInstructions',
  ])
  expect(BookShoot.safeParse({ ...valid, card: { setupIntentId: 'seti_1', number: '4242' } }).success).toBe(
    false,
  )
  expect(BookShoot.safeParse({ ...valid, card: { number: '4242424242424242' } }).success).toBe(false)
})

test('requires a service, a time, a request key, a card, and a total in whole cents', () => {
  for (const change of [
    { serviceIds: [] },
    { slotId: 'x' },
    { idempotencyKey: '' },
    { card: {} },
    { shownTotalCents: undefined },
    { shownTotalCents: -1 },
    { shownTotalCents: 0.5 },
  ]) {
    expect(BookShoot.safeParse({ ...valid, ...change }).success).toBe(false)
  }
})
