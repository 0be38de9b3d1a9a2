import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { maximumCents } from '@/lib/platform/money/money'
import { editKey } from '@/lib/platform/web/form-values'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { ChangeStudio } from '@/lib/studio/settings/schema'
import { changeStudioDetails } from '@/lib/workflows/change-studio-details'

useDatabase()

let ava: Actor
let noah: Actor
let client: Actor

beforeAll(async () => {
  ava = await createPerson('PHOTOGRAPHER')
  noah = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
  await getStudio()
})

beforeEach(async () => {
  const texts = { name: 'Northlight', phone: null, address: null, currency: 'USD' }
  await db().studioSettings.update({
    where: { id: 1 },
    data: { ...texts, mailSenderName: null, mailSenderAddress: null },
  })
})

/** Returns the input of a person who has the current details open and enters these changes. */
async function typed(changes: Partial<Record<string, string>> = {}) {
  const studio = await getStudio()
  const { name, supportEmail, phone, address, timeZone, hours, currency } = studio
  const { mailSenderName, mailSenderAddress } = studio
  const texts = { name, supportEmail, timeZone, hours, currency }
  const optional = { phone, address, mailSenderName, mailSenderAddress }
  const entered = Object.fromEntries(Object.entries(optional).map(([field, text]) => [field, text ?? '']))
  const seen = editKey({ ...texts, ...optional })
  return ChangeStudio.parse({ ...texts, ...entered, ...changes, seen })
}

const newestEntry = () => db().auditEntry.findFirst({ orderBy: { createdAt: 'desc' } })

test('applies immediately, and the audit log has only the values that changed', async () => {
  await changeStudioDetails(ava, await typed({ name: 'Harbor Light', phone: '+1 828 555 0117' }))
  expect(await getStudio()).toMatchObject({ name: 'Harbor Light', phone: '+1 828 555 0117' })
  expect(await newestEntry()).toMatchObject({
    action: 'studio.details-changed',
    actorId: ava.profileId,
    details: {
      before: { name: 'Northlight', phone: null },
      after: { name: 'Harbor Light', phone: '+1 828 555 0117' },
    },
  })
})

test('emptied values become null, and saving without a change is not audited', async () => {
  await changeStudioDetails(ava, await typed({ address: '38 Lexington Avenue' }))
  await changeStudioDetails(ava, await typed({ address: '  ' }))
  expect((await getStudio()).address).toBeNull()
  const entries = await db().auditEntry.count()
  await changeStudioDetails(ava, await typed())
  expect(await db().auditEntry.count()).toBe(entries)
})

test('of two concurrent changes, the later is rejected and nothing is overwritten', async () => {
  const [hers, his] = [await typed({ name: 'Harbor Light' }), await typed({ phone: '+1 828 555 0118' })]
  const outcomes = await Promise.allSettled([changeStudioDetails(ava, hers), changeStudioDetails(noah, his)])
  const rejected = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(rejected).toEqual(['conflict'])
  const { name, phone } = await getStudio()
  expect([
    ['Harbor Light', null],
    ['Northlight', '+1 828 555 0118'],
  ]).toContainEqual([name, phone])
})

test('another currency must be confirmed', async () => {
  const unconfirmed = changeStudioDetails(ava, await typed({ currency: 'EUR' }))
  await expect(unconfirmed).rejects.toMatchObject({
    code: 'invalid',
    fields: { currencyConfirmed: [expect.stringContaining('$299.00 becomes €299.00')] },
  })
  expect((await getStudio()).currency).toBe('USD')
  await changeStudioDetails(ava, await typed({ currency: 'EUR', currencyConfirmed: 'on' }))
  expect((await getStudio()).currency).toBe('EUR')
})

test('prices and the late fee keep their numbers in another currency, even one without cents', async () => {
  const priceOf = async (id: string) => {
    const { priceCents, currency } = await db().service.findUniqueOrThrow({ where: { id } })
    return { priceCents, currency }
  }
  await db().studioSettings.update({ where: { id: 1 }, data: { lateCancelFeeCents: 5_000 } })
  await changeStudioDetails(ava, await typed({ currency: 'JPY', currencyConfirmed: 'on' }))
  expect(await priceOf('photo_shoot')).toEqual({ priceCents: 299, currency: 'JPY' })
  expect((await getStudio()).lateCancelFeeCents).toBe(50)
  await changeStudioDetails(ava, await typed({ currency: 'KWD', currencyConfirmed: 'on' }))
  expect(await priceOf('photo_shoot')).toEqual({ priceCents: 299_000, currency: 'KWD' })
  await changeStudioDetails(ava, await typed({ currency: 'USD', currencyConfirmed: 'on' }))
  expect(await priceOf('photo_shoot')).toEqual({ priceCents: 29_900, currency: 'USD' })
  expect((await getStudio()).lateCancelFeeCents).toBe(5_000)
})

test('what a brokerage pays at most, and may owe, keeps its number in another currency', async () => {
  const { id } = await db().brokerage.create({
    data: { name: 'Oak & Main', allowanceCapCents: 12_550, creditLimitCents: 40 },
    select: { id: true },
  })
  const { id: unlimited } = await db().brokerage.create({ data: { name: 'Elm' }, select: { id: true } })
  const limitsOf = (brokerageId: string) =>
    db().brokerage.findUniqueOrThrow({
      where: { id: brokerageId },
      select: { allowanceCapCents: true, creditLimitCents: true },
    })
  await changeStudioDetails(ava, await typed({ currency: 'JPY', currencyConfirmed: 'on' }))
  // An amount below 1 yen stays an amount.
  expect(await limitsOf(id)).toEqual({ allowanceCapCents: 126, creditLimitCents: 1 })
  await changeStudioDetails(ava, await typed({ currency: 'USD', currencyConfirmed: 'on' }))
  expect(await limitsOf(id)).toEqual({ allowanceCapCents: 12_600, creditLimitCents: 100 })
  expect(await limitsOf(unlimited)).toEqual({ allowanceCapCents: null, creditLimitCents: null })
  await db().brokerage.update({ where: { id }, data: { creditLimitCents: maximumCents } })
  const change = changeStudioDetails(ava, await typed({ currency: 'KWD', currencyConfirmed: 'on' }))
  await expect(change).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('An amount of Oak & Main is too large for KWD.'),
  })
  expect((await getStudio()).currency).toBe('USD')
  await db().brokerage.deleteMany({ where: { id: { in: [id, unlimited] } } })
})

test('a price too large for another currency prevents the change', async () => {
  const { id, priceCents } = await db().service.findUniqueOrThrow({ where: { id: 'photo_shoot' } })
  await db().service.update({ where: { id }, data: { priceCents: 90_000_000 } })
  const change = changeStudioDetails(ava, await typed({ currency: 'KWD', currencyConfirmed: 'on' }))
  await expect(change).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('too large'),
  })
  expect((await getStudio()).currency).toBe('USD')
  await db().service.update({ where: { id }, data: { priceCents } })
})

test('only active photographers can change it', async () => {
  const wanted = await typed({ name: 'Mine now' })
  for (const actor of [client, { ...ava, status: 'DISABLED' as const }]) {
    await expect(changeStudioDetails(actor, wanted)).rejects.toMatchObject({ code: 'forbidden' })
  }
  expect((await getStudio()).name).toBe('Northlight')
})
