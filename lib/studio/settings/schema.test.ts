import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { retentionRanges } from './rules/retention'
import { CancellationTerms, PublicTexts, RetentionPeriods, StudioDetails } from './schema'
import {
  controlCharactersText,
  currencyText,
  emailText,
  phoneText,
  senderNameText,
  timeZoneText,
  wholeNumberText,
} from './words'

const problemsOf = (freeCancelHours: string, fee: string) =>
  CancellationTerms.safeParse({ freeCancelHours, lateCancelFee: ['USD', fee] }).error?.issues.map(
    ({ path }) => path.join('.'),
  )

test('accepts whole hours up to a year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (hours) => {
      const isAccepted = problemsOf(String(hours), '50.00') === undefined
      expect(isAccepted).toBe(hours <= 8760)
    }),
  )
})

test.each([
  ['', '50.00', 'freeCancelHours'],
  ['1.5', '50.00', 'freeCancelHours'],
  ['-1', '50.00', 'freeCancelHours'],
  ['24', '', 'lateCancelFee'],
  ['24', '12,50', 'lateCancelFee'],
  ['24', '1000000', 'lateCancelFee'],
])('%j hours and %j dollars are rejected under %s', (hours, fee, field) => {
  expect(problemsOf(hours, fee)).toEqual([field])
})

test('parses a fee with its currency', () => {
  expect(CancellationTerms.parse({ freeCancelHours: ' 24 ', lateCancelFee: ['USD', '$1,050.5'] })).toEqual({
    freeCancelHours: 24,
    lateCancelFee: { cents: 105_050, currency: 'USD' },
  })
})

const details = {
  name: ' Harbor Light ',
  supportEmail: 'hello@harbor.test',
  phone: '+1 (828) 555-0117',
  address: '',
  timeZone: 'Europe/Berlin',
  hours: 'Mon-Fri 9-18',
  currency: 'eur',
  mailSenderName: '',
  mailSenderAddress: ' ',
}

test("parses a studio's details, with empty optional values as null", () => {
  expect(StudioDetails.parse(details)).toEqual({
    ...details,
    name: 'Harbor Light',
    address: null,
    currency: 'EUR',
    mailSenderName: null,
    mailSenderAddress: null,
  })
})

test.each([
  ['name', '   ', 'Enter a name'],
  ['name', 'x'.repeat(81), 'At most 80 characters'],
  ['name', 'Harbor\nBcc: a@b.test', controlCharactersText],
  ['supportEmail', 'hello', emailText],
  ['phone', 'call me', phoneText],
  ['address', `1 Road${String.fromCharCode(0)}`, controlCharactersText],
  ['timeZone', 'Mars/Olympus', timeZoneText],
  ['hours', '', 'Enter the hours'],
  ['currency', 'HUF', currencyText],
  ['currency', 'XXX', currencyText],
  ['mailSenderName', 'Ava" <x@y.test>', senderNameText],
  ['mailSenderAddress', 'Ava <a@b.test>', emailText],
])('%s %j is rejected', (name, value, message) => {
  const issues = StudioDetails.safeParse({ ...details, [name]: value }).error?.issues
  expect(issues?.map(({ path, message }) => [path.join('.'), message])).toContainEqual([name, message])
})

const periods = {
  emailRetentionDays: '365',
  notificationRetentionDays: '365',
  visitRetentionDays: '90',
  quoteRetentionDays: '',
  conversationRetentionDays: ' ',
}

test('parses retention periods, with empty optional ones as null', () => {
  expect(RetentionPeriods.parse(periods)).toEqual({
    emailRetentionDays: 365,
    notificationRetentionDays: 365,
    visitRetentionDays: 90,
    quoteRetentionDays: null,
    conversationRetentionDays: null,
  })
})

describe.each(Object.entries(retentionRanges))('%s', (setting, { min, max }) => {
  const messagesOf = (text: string) =>
    RetentionPeriods.safeParse({ ...periods, [setting]: text }).error?.issues.map(({ message }) => message)

  test.each([min, max])('can be %i', (days) => {
    expect(messagesOf(String(days))).toBeUndefined()
  })

  test.each([min - 1, max + 1, 'never', '30.5'])("can't be %s", (days) => {
    expect(messagesOf(String(days))).toEqual([wholeNumberText('days', min, max)])
  })
})

test.each(['emailRetentionDays', 'notificationRetentionDays', 'visitRetentionDays'])(
  "%s can't be empty",
  (setting) => {
    expect(RetentionPeriods.safeParse({ ...periods, [setting]: '' }).success).toBe(false)
  },
)

test('a link leads to its own network over https, and an empty text becomes null', () => {
  const { shape } = PublicTexts
  const isAccepted = (name: 'tiktokUrl' | 'facebookUrl', text: string) => shape[name].safeParse(text).success
  expect(shape.facebookUrl.parse('  https://m.facebook.com/harbor  ')).toBe('https://m.facebook.com/harbor')
  expect(shape.tiktokUrl.parse(' ')).toBeNull()
  expect(isAccepted('tiktokUrl', 'https://tiktok.com/@harbor')).toBe(true)
  for (const text of [
    'http://tiktok.com/@harbor',
    'https://tiktok.com.example/@harbor',
    'https://nottiktok.com/@harbor',
    'javascript:alert(1)//tiktok.com',
    'tiktok.com/@harbor',
    'https://instagram.com/harbor',
  ])
    expect(isAccepted('tiktokUrl', text), text).toBe(false)
})
