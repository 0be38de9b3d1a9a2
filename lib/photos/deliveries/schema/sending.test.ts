import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { linkText, missingFieldsText } from '@/lib/photos/deliveries/words/deliveries'
import { parseAmount } from '@/lib/platform/money/parse-amount'
import { DeliveryQuery } from './deliveries'
import { SendPhotos } from './sending'

const ids = Array.from({ length: 3 }, () => randomUUID())
const whole = {
  idempotencyKey: randomUUID(),
  bookingId: randomUUID(),
  fullFileIds: ids,
  previewFileIds: ids,
  googleDriveLink: ' https://drive.google.com/x ',
  amount: ['USD', '1,498.50'],
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

test('parses a complete form: cents, trimmed link, two previews, no instructions', () => {
  expect(SendPhotos.parse(whole)).toMatchObject({
    amount: { cents: 149_850, currency: 'USD' },
    googleDriveLink: 'https://drive.google.com/x',
    previewFileIds: ids.slice(0, 2),
    deliveryInstructions: null,
  })
})

describe('has one message for any missing field', () => {
  test.each([
    ['bookingId', ''],
    ['fullFileIds', []],
    ['previewFileIds', []],
    ['googleDriveLink', '  '],
    ['amount', ['USD', '']],
  ])('%s', (field, empty) => {
    expect(messages({ [field]: empty })).toEqual({ [field]: [missingFieldsText] })
  })
})

test('puts each message at its field', () => {
  expect(messages({ googleDriveLink: 'drive/x' })).toEqual({ googleDriveLink: [linkText] })
  const amountMessages = (text: string) => messages({ amount: ['USD', text] }).amount
  for (const text of ['12,50', '-5', '1,000,000.00', 'twelve']) {
    expect(amountMessages(text)).toEqual([parseAmount(text, 'USD').problem])
  }
  expect(messages({ expiresOn: 'soon' })).toEqual({ expiresOn: ['Enter a valid date'] })
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
