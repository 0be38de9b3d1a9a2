import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { BookShoot, ShootDetails } from './schema'

const messagesOf = (input: unknown) => {
  const { error } = ShootDetails.safeParse(input)
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path[0], issue.message]))
}

test('texts are trimmed and kept to their limits', () => {
  expect(ShootDetails.parse({ propertyAddress: '  1 Main St  ', specialInstructions: ' ' })).toEqual({
    propertyAddress: '1 Main St',
    specialInstructions: '',
  })
  expect(messagesOf({ propertyAddress: '   ' })).toEqual({ propertyAddress: 'Property address is required' })
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

test('a booking takes the total that was shown, no other, no price and no card number from a browser', () => {
  const parsed = BookShoot.parse({ ...valid, totalAmountCents: 1, prices: [1] })
  expect(Object.keys(parsed).sort()).toEqual([
    'card',
    'idempotencyKey',
    'propertyAddress',
    'serviceIds',
    'shownTotalCents',
    'slotId',
    'specialInstructions',
  ])
  expect(BookShoot.safeParse({ ...valid, card: { setupIntentId: 'seti_1', number: '4242' } }).success).toBe(
    false,
  )
  expect(BookShoot.safeParse({ ...valid, card: { number: '4242424242424242' } }).success).toBe(false)
})

test('at least one service, one time, one key and one total in whole cents', () => {
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
