import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { linkText, missingFieldsText } from './rules'
import { DeliveryQuery, SendPhotos } from './schema'

const ids = Array.from({ length: 3 }, () => randomUUID())
const whole = {
  requestKey: randomUUID(),
  bookingId: randomUUID(),
  fullFileIds: ids,
  previewFileIds: ids,
  googleDriveLink: ' https://drive.google.com/x ',
  amount: '1,498.50',
  deliveryInstructions: '  ',
}

function messages(changes: object): Record<string, string[]> {
  const parsed = SendPhotos.safeParse({ ...whole, ...changes })
  const found: Record<string, string[]> = {}
  for (const issue of parsed.error?.issues ?? []) {
    const field = String(issue.path[0])
    found[field] = [...(found[field] ?? []), issue.message]
  }
  return found
}

test('reads a whole form: cents, trimmed link, two previews, empty instructions as none', () => {
  expect(SendPhotos.parse(whole)).toMatchObject({
    amount: 149_850,
    googleDriveLink: 'https://drive.google.com/x',
    previewFileIds: ids.slice(0, 2),
    deliveryInstructions: null,
  })
})

describe('says what is missing in one sentence', () => {
  test.each([
    ['bookingId', ''],
    ['fullFileIds', []],
    ['previewFileIds', []],
    ['googleDriveLink', '  '],
    ['amount', ''],
  ])('%s', (field, empty) => {
    expect(messages({ [field]: empty })).toEqual({ [field]: [missingFieldsText] })
  })
})

test('says what is wrong where it is wrong', () => {
  expect(messages({ googleDriveLink: 'drive/x' })).toEqual({ googleDriveLink: [linkText] })
  expect(messages({ amount: '12.345' })).toEqual({ amount: ['An amount has at most two decimals'] })
  expect(messages({ amount: '-5' })).toEqual({ amount: ["The amount can't be negative"] })
  expect(messages({ amount: '1,000,000.00' })).toEqual({ amount: ['The amount is at most 999,999.99'] })
  expect(messages({ amount: 'twelve' })).toEqual({ amount: ['Enter an amount in figures, such as 498.00'] })
  expect(messages({ expiresOn: 'soon' })).toEqual({ expiresOn: ['Enter a date'] })
  expect(Object.keys(messages({ fullFileIds: [ids[0], ids[0]] }))).toEqual(['fullFileIds'])
  expect(Object.keys(messages({ fullFileIds: Array.from({ length: 501 }, () => randomUUID()) }))).toEqual([
    'fullFileIds',
  ])
  expect(Object.keys(messages({ deliveryInstructions: 'x'.repeat(2001) }))).toEqual(['deliveryInstructions'])
})

test('a malformed query counts as absent', () => {
  expect(
    DeliveryQuery.parse({ booking_id: '1 OR 1=1', payment: 'yes', page: '-3', delivery_id: ['a', 'b'] }),
  ).toEqual({
    page: 1,
  })
})
