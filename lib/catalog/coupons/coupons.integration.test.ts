import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeServices } from '@/lib/booking/bookings/bookings.fixture'
import { convertPrices } from '@/lib/catalog/services/operations/convert-prices'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeBrokerage } from '@/lib/people/brokerages/brokerages.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { editKey } from '@/lib/platform/web/form-values'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { archiveCoupon } from './commands/archive-coupon'
import { changeCoupon } from './commands/change-coupon'
import { makeCoupon, typedCoupon } from './coupons.fixture'
import { codeAttempts } from './limits'
import { checkCoupon } from './queries/check-coupon'
import { listCoupons } from './queries/list-coupons'
import { toSeenValues } from './rules/seen-values'
import { couponState } from './rules/state'
import { expiredCodeText, notYetText, unknownCodeText } from './words/codes'
import { codeTakenText, unknownClientsText } from './words/editor'

useDatabase()

let photographer: Actor
let client: Actor
let services: string[]

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
  services = await makeServices()
})

const check = (code: string, actor = client) => checkCoupon(actor, { code })
const seenOf = async (couponId: string) => {
  const found = (await listCoupons(photographer)).coupons.find(({ id }) => id === couponId)
  return found ? editKey(toSeenValues(found)) : ''
}

test('the studio adds, changes, archives, and restores a coupon, which clients check in any case', async () => {
  const serviceIds = services.slice(0, 1)
  const { couponId, code } = await makeCoupon(photographer, { code: 'Spring-10', serviceIds })
  expect(code).toBe('SPRING-10')
  const terms = { code, basisPoints: 1_000, amountCents: null, minimumCents: 0, serviceIds }
  expect(await check(' spring-10 ')).toEqual(terms)
  const seen = await seenOf(couponId)
  const amount = typedCoupon({ kind: 'AMOUNT', amount: ['USD', '25'] })
  await changeCoupon(photographer, { ...amount, couponId, seen })
  expect(await check(code)).toEqual({ ...terms, basisPoints: null, amountCents: 2_500, serviceIds: null })
  await expect(changeCoupon(photographer, { ...typedCoupon(), couponId, seen })).rejects.toMatchObject({
    code: 'conflict',
  })
  await archiveCoupon(photographer, { couponId, isArchived: true })
  await expect(check(code)).rejects.toThrow(unknownCodeText)
  expect((await listCoupons(photographer)).archived).toMatchObject([{ id: couponId, isArchived: true }])
  await expect(makeCoupon(photographer, { code })).rejects.toMatchObject({
    fields: { code: [codeTakenText] },
  })
  await archiveCoupon(photographer, { couponId, isArchived: false })
  await check(code)
  const actions = await db().auditEntry.findMany({
    where: { subjectId: couponId },
    orderBy: { createdAt: 'asc' },
  })
  expect(actions.map(({ action }) => action)).toEqual([
    'coupon.added',
    'coupon.changed',
    'coupon.archived',
    'coupon.restored',
  ])
})

test("another client's coupon looks like none", async () => {
  const stranger = await createPerson('CLIENT')
  const { code } = await makeCoupon(photographer, { clientEmails: client.email.toUpperCase() })
  await check(code)
  await expect(check(code, stranger)).rejects.toThrow(unknownCodeText)
  const forClient = { code, clientId: client.profileId }
  await checkCoupon(photographer, forClient)
  await expect(checkCoupon(stranger, forClient)).rejects.toMatchObject({ code: 'not-found' })
  await expect(check(code, photographer)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(
    makeCoupon(photographer, { clientEmails: `${client.email} nobody@example.test` }),
  ).rejects.toMatchObject({ fields: { clientEmails: [unknownClientsText(['nobody@example.test'])] } })
})

test("a brokerage's coupon is for its members", async () => {
  const [member, other] = [await createPerson('CLIENT'), await createPerson('CLIENT')]
  const brokerageId = await makeBrokerage('Coupon Realty', [{ client: member, role: 'MEMBER' }])
  await makeBrokerage('Rival Realty', [{ client: other, role: 'MEMBER' }])
  const { couponId, code } = await makeCoupon(photographer, { brokerageIds: [brokerageId] })
  await check(code, member)
  for (const actor of [other, client]) await expect(check(code, actor)).rejects.toThrow(unknownCodeText)
  const own = { clientEmails: client.email, brokerageIds: [brokerageId] }
  const { code: forBoth } = await makeCoupon(photographer, own)
  for (const actor of [member, client]) await expect(check(forBoth, actor)).rejects.toThrow(unknownCodeText)
  expect((await listCoupons(photographer)).coupons.find(({ id }) => id === couponId)).toMatchObject({
    brokerageIds: [brokerageId],
    brokerageNames: ['Coupon Realty'],
  })
  await db().brokerageMember.delete({ where: { clientId: member.profileId } })
  await expect(check(code, member)).rejects.toThrow(unknownCodeText)
  await db().brokerage.delete({ where: { id: brokerageId } })
  await expect(check(code, member)).rejects.toThrow(unknownCodeText)
})

test('a coupon is for its days', async () => {
  const today = todayIn((await getStudio()).timeZone)
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
  const { code: past } = await makeCoupon(photographer, { startsOn: yesterday, endsOn: yesterday })
  const { code: future } = await makeCoupon(photographer, { startsOn: tomorrow })
  const { code: present } = await makeCoupon(photographer, { startsOn: today, endsOn: today })
  await expect(check(past)).rejects.toThrow(expiredCodeText)
  await expect(check(future)).rejects.toThrow(notYetText(tomorrow))
  await check(present)
})

test('codes can be guessed only so often', async () => {
  const guesser = await createPerson('CLIENT')
  for (let guess = 0; guess < codeAttempts.attempts; guess += 1)
    await expect(check(`GUESS-${guess}`, guesser)).rejects.toThrow(unknownCodeText)
  await expect(check('GUESS-LAST', guesser)).rejects.toMatchObject({ code: 'too-many-requests' })
})

test("a coupon's amounts keep their numbers in a new currency", async () => {
  const { couponId } = await makeCoupon(photographer, {
    kind: 'AMOUNT',
    amount: ['USD', '25.00'],
    minimum: ['USD', '200.00'],
  })
  const rolledBack = db().$transaction(async (tx) => {
    await convertPrices(tx, 'JPY')
    expect(await tx.coupon.findUniqueOrThrow({ where: { id: couponId } })).toMatchObject({
      amountCents: 25,
      minimumCents: 200,
      currency: 'JPY',
    })
    throw new Error('only for this test')
  })
  await expect(rolledBack).rejects.toThrow('only for this test')
})

test('clients can use exactly the coupons that the list calls active, on every day', async () => {
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const days = [null, -1, 0, 1].map((ahead) => (ahead === null ? '' : addDays(today, ahead)))
  const pairs = days.flatMap((startsOn) => days.map((endsOn) => ({ startsOn, endsOn })))
  const states = new Set<string>()
  for (const typed of pairs.filter(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn)) {
    const { couponId, code } = await makeCoupon(photographer, typed)
    const listed = (await listCoupons(photographer)).coupons.find(({ id }) => id === couponId)
    const state = listed && couponState(listed, today)
    states.add(state ?? 'missing')
    await db().rateLimit.deleteMany()
    expect(
      await check(code).then(
        () => 'active',
        () => 'rejected',
      ),
    ).toBe(state === 'active' ? 'active' : 'rejected')
  }
  expect([...states].sort()).toEqual(['active', 'expired', 'scheduled'])
})
