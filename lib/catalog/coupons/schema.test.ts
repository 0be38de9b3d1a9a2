import { expect, test } from 'vitest'
import { couponInput } from '@/e2e/support/coupon-input'
import { randomCode } from './rules/code'
import { couponState } from './rules/state'
import { ChangeCoupon, CouponDraft, type CouponInput } from './schema'

const typed: CouponInput = {
  ...couponInput,
  code: ' spring-10 ',
  percent: '12.5',
  minimum: ['USD', '200'],
  startsOn: '2026-12-01',
  maxUses: '10',
  serviceIds: ['b', 'a', 'b'],
  clientEmails: 'Sam@harborrealty.test, mia@oakandmain.test\nsam@harborrealty.test',
}

test('a coupon as typed is parsed', () => {
  expect(CouponDraft.parse(typed)).toMatchObject({
    code: 'SPRING-10',
    percent: 1_250,
    minimum: { cents: 20_000, currency: 'USD' },
    endsOn: null,
    maxUses: 10,
    maxUsesPerClient: null,
    serviceIds: ['a', 'b'],
    clientEmails: ['sam@harborrealty.test', 'mia@oakandmain.test'],
  })
  const couponId = '2f0f7a3e-8a52-4f1f-9a0c-6a4f9d6f2c11'
  expect(ChangeCoupon.parse({ ...typed, code: '', couponId, seen: '' })).toMatchObject({ code: '' })
})

test.each([
  ['code', 'abc'],
  ['code', 'SPRING_10'],
  ['percent', '0'],
  ['percent', '100.01'],
  ['endsOn', '2026-11-30'],
  ['maxUses', '0'],
  ['maxUses', '1000001'],
  ['maxUsesPerClient', '1.5'],
  ['serviceIds', []],
])('%s can’t be %s', (field, value) => {
  const issues = CouponDraft.safeParse({ ...typed, [field]: value }).error?.issues ?? []
  expect(issues.map(({ path }) => path[0])).toContain(field)
})

test('an amount has to be above 0', () => {
  expect(CouponDraft.safeParse({ ...typed, kind: 'AMOUNT' }).error?.issues).toMatchObject([
    { path: ['amount'] },
  ])
  expect(CouponDraft.safeParse({ ...typed, kind: 'AMOUNT', amount: ['USD', '25'] }).success).toBe(true)
})

test('a random code is one that could be typed', () => {
  expect(CouponDraft.parse({ ...typed, code: randomCode((below) => below - 1) }).code).toBe('ZZZZZZZZ')
})

test('a coupon says why it can’t be used', () => {
  const coupon = { isArchived: false, startsOn: '2026-12-01', endsOn: '2026-12-24', maxUses: 2, uses: 1 }
  expect(couponState(coupon, '2026-11-30')).toBe('scheduled')
  expect(couponState(coupon, '2026-12-01')).toBe('active')
  expect(couponState(coupon, '2026-12-24')).toBe('active')
  expect(couponState(coupon, '2026-12-25')).toBe('expired')
  expect(couponState({ ...coupon, uses: 2 }, '2026-12-24')).toBe('used-up')
  expect(couponState({ ...coupon, isArchived: true }, '2026-12-24')).toBe('archived')
})
