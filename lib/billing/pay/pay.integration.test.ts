import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { listEntries } from '@/lib/audit/queries/list-entries'
import { AuditFilter } from '@/lib/audit/schema'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { editKey } from '@/lib/platform/web/form-values'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addAdjustment } from './commands/add-adjustment'
import { approveStatement } from './commands/approve-statement'
import { changePayPeriod } from './commands/change-pay-period'
import { changeTerms } from './commands/change-terms'
import { changeThreshold } from './commands/change-threshold'
import { markStatementPaid } from './commands/mark-statement-paid'
import { removeAdjustment } from './commands/remove-adjustment'
import { reopenStatement } from './commands/reopen-statement'
import { shareBooking } from './commands/share-booking'
import { type Shoot, shoot } from './pay.fixture'
import { findStatement } from './queries/find-statement'
import { findTerms } from './queries/find-terms'
import { listPaidPeople } from './queries/list-paid-people'
import { listPayDue } from './queries/list-pay-due'
import { listStatements } from './queries/list-statements'
import { readPeriod } from './queries/read-period'
import { readStatement } from './queries/read-statement'
import { readYear } from './queries/read-year'
import { payrollResponse } from './routes/csv/payroll-response'
import { yearResponse } from './routes/csv/year-response'
import { defaultRule, periodOf, previousPeriod } from './rules/periods'
import type { PayTerms } from './rules/terms'
import { ChangeTerms } from './schema'
import {
  alreadyApprovedText,
  alreadyPaidText,
  belowZeroText,
  earningsChangedText,
  incompleteAmountsText,
  noTermsText,
  nothingToApproveText,
  notOverText,
  onStatementText,
} from './words'

useDatabase()

const today = todayIn('America/New_York')
const current = periodOf(today, defaultRule)
const month = previousPeriod(current, defaultRule)
const monthBefore = previousPeriod(month, defaultRule)
const year = Number(today.slice(0, 4))

const half: PayTerms = {
  basis: 'PERCENT',
  serviceBasisPoints: 5000,
  shootCents: 0,
  amounts: [],
  currency: 'USD',
  travelBasisPoints: 10_000,
  lateFeeBasisPoints: 2500,
  paidFrom: monthBefore.startsOn,
  isContractor: true,
  legalName: 'Noah R. Reyes',
  hasW9: false,
}

let owner: Actor
let client: Actor
let noah: Actor
let mira: Actor

beforeAll(async () => {
  await createStudio()
  owner = await createPerson('PHOTOGRAPHER', 'Ava Holt', 'owner@example.test')
  client = await createPerson('CLIENT', '=SUM(A1) Dana')
})

beforeEach(async () => {
  noah = await createPerson('PHOTOGRAPHER', 'Noah Reyes')
  mira = await createPerson('PHOTOGRAPHER', 'Mira Sol')
  await db().paySettings.deleteMany()
})

async function setTerms(photographer: Actor, change: Partial<PayTerms> = {}) {
  const { amounts: _amounts, ...terms } = { ...half, ...change }
  const data = { ...terms, paidFrom: dateToDatabase(terms.paidFrom) }
  const { profileId: photographerId } = photographer
  await db().payTerms.upsert({ where: { photographerId }, create: { photographerId, ...data }, update: data })
}

const shootOf = (photographer: Actor, change: Partial<Shoot> = {}) =>
  shoot(client, photographer, { date: addDays(month.startsOn, 9), ...change })

async function approve(photographer: Actor, startsOn: CalendarDate = month.startsOn, shownCents?: number) {
  const found = await findStatement(owner, photographer.profileId, startsOn)
  return approveStatement(owner, {
    photographerId: photographer.profileId,
    startsOn,
    shownCents: shownCents ?? found?.totalCents ?? 0,
  })
}

async function statementIdOf(photographer: Actor, startsOn = month.startsOn): Promise<string> {
  return (await findStatement(owner, photographer.profileId, startsOn))?.statementId ?? ''
}

const share = (bookingId: string, parts: [Actor, number][]) =>
  shareBooking(owner, {
    bookingId,
    shares: parts.map(([{ profileId }, basisPoints]) => ({ photographerId: profileId, basisPoints })),
  })

async function adjust(photographer: Actor, cents: number, reason = 'Batteries') {
  await addAdjustment(owner, {
    photographerId: photographer.profileId,
    kind: cents > 0 ? 'BONUS' : 'DEDUCTION',
    amount: { cents: Math.abs(cents), currency: 'USD' },
    reason,
    idempotencyKey: randomUUID(),
  })
}

const amountsOf = async (photographer: Actor, from = month.startsOn) =>
  (await findStatement(owner, photographer.profileId, from))?.entries.map(({ kind, amountCents }) => [
    kind,
    amountCents,
  ])

test('pay waits for the owner: soon after its period to be approved, then until it is paid', async () => {
  await setTerms(noah)
  await shootOf(noah)
  const dueOf = async (actor: Actor, day: CalendarDate) =>
    (await listPayDue(actor, day)).filter(({ photographerId }) => photographerId === noah.profileId)
  const open = [{ fullName: 'Noah Reyes', state: 'OPEN' }]
  expect(await dueOf(owner, month.endsOn)).toMatchObject(open)
  expect(await dueOf(owner, addDays(month.endsOn, 10))).toMatchObject(open)
  expect(await dueOf(owner, addDays(month.endsOn, 11))).toEqual([])
  expect(await dueOf(noah, month.endsOn)).toEqual([])

  await approve(noah)
  const [approved] = await dueOf(owner, addDays(month.endsOn, 11))
  expect(approved).toMatchObject({ fullName: 'Noah Reyes', state: 'APPROVED' })
  expect(approved?.href).toContain(month.startsOn)
  await markStatementPaid(owner, {
    statementId: await statementIdOf(noah),
    paidOn: today,
    method: 'CHECK',
  })
  expect(await dueOf(owner, month.endsOn)).toEqual([])
})

describe('what was earned', () => {
  test('is a share of services, travel, and paid late fees', async () => {
    await setTerms(noah)
    await shootOf(noah, { travelFeeCents: 2500 })
    await shootOf(noah, { status: 'CONFIRMED' })
    await shootOf(noah, { date: addDays(monthBefore.startsOn, -1) })
    await shootOf(noah, { currency: 'EUR' })
    await shootOf(noah, { lateFee: { cents: 5000, paidOn: addDays(month.startsOn, 20) } })
    await shootOf(noah, { lateFee: { cents: 5000, paidOn: null } })
    expect(await amountsOf(noah)).toEqual([
      ['SERVICE', 14_950],
      ['SERVICE', 9950],
      ['TRAVEL', 2500],
      ['LATE_FEE', 1250],
    ])
    expect(await amountsOf(mira)).toEqual([])
  })

  test('is no fee for a drive that another photographer was to make', async () => {
    await setTerms(noah)
    const bookingId = await shootOf(noah, { services: [29_900], travelFeeCents: 2500 })
    await db().booking.update({ where: { id: bookingId }, data: { driveFeeCents: 0 } })
    expect(await amountsOf(noah)).toEqual([['SERVICE', 14_950]])
  })

  test('includes what an earlier period left, until it is approved', async () => {
    await setTerms(noah)
    await shootOf(noah, { date: monthBefore.endsOn })
    await shootOf(noah, { date: current.startsOn, services: [10_000] })
    expect(await amountsOf(noah, monthBefore.startsOn)).toHaveLength(2)
    expect(await amountsOf(noah)).toHaveLength(2)
    await approve(noah, monthBefore.startsOn)
    expect(await amountsOf(noah)).toEqual([])
    // Completed after its period was approved.
    await shootOf(noah, { date: monthBefore.startsOn, services: [10_000] })
    expect(await amountsOf(noah, monthBefore.startsOn)).toHaveLength(2)
    expect(await amountsOf(noah)).toEqual([['SERVICE', 5000]])
  })

  test('of two photographers is split before their terms apply', async () => {
    await setTerms(noah)
    await setTerms(mira, { basis: 'FIXED', serviceBasisPoints: 0, shootCents: 20_000 })
    const bookingId = await shootOf(noah, { services: [29_901], travelFeeCents: 1001 })
    await share(bookingId, [
      [noah, 5000],
      [mira, 5000],
    ])
    const bases = (
      await Promise.all([noah, mira].map(({ profileId }) => findStatement(owner, profileId, month.startsOn)))
    )
      .flatMap((found) => found?.entries ?? [])
      .reduce((sum, { baseCents }) => sum + baseCents, 0)
    expect(bases).toBe(29_901 + 1001)
    expect((await amountsOf(mira))?.at(0)).toEqual(['SHOOT', 10_000])
    // All of it for one is no share, also not for another photographer.
    await share(bookingId, [[mira, 10_000]])
    expect(await amountsOf(noah)).toEqual([])
    await share(bookingId, [[noah, 10_000]])
    expect(await db().payShare.count({ where: { bookingId } })).toBe(0)
  })
})

describe('a statement', () => {
  test('is approved once, also when two press at the same time', async () => {
    await setTerms(noah)
    await shootOf(noah)
    const results = await Promise.allSettled([approve(noah), approve(noah), approve(noah)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ message: alreadyApprovedText })
    }
    expect(await db().payStatement.count({ where: { photographerId: noah.profileId } })).toBe(1)
  })

  test('keeps its lines, and is for the amount that was shown', async () => {
    await setTerms(noah)
    await shootOf(noah)
    await expect(approve(noah, month.startsOn, 1)).rejects.toMatchObject({ message: earningsChangedText })
    await approve(noah)
    await setTerms(noah, { serviceBasisPoints: 9000 })
    const statement = await readStatement(noah, noah.profileId, month.startsOn)
    expect(statement).toMatchObject({ state: 'APPROVED', totalCents: 24_900, canManage: false })
    expect(statement?.lines.map(({ rate, amount }) => [rate, amount])).toEqual([
      ['50%', '$149.50'],
      ['50%', '$99.50'],
    ])
    const mails = await db().outboxMessage.findMany({
      where: { recipient: noah.email, topic: 'pay-approved' },
    })
    expect(mails).toHaveLength(1)
    expect(await db().notification.count({ where: { userId: noah.userId, actionType: 'view_pay' } })).toBe(1)
  })

  test("can't be approved without terms, before its end, empty, or below zero", async () => {
    await expect(approve(noah)).rejects.toMatchObject({ message: noTermsText })
    await setTerms(noah)
    await expect(approve(noah)).rejects.toMatchObject({ message: nothingToApproveText })
    await shootOf(noah)
    if (today < current.endsOn) {
      await expect(approve(noah, current.startsOn)).rejects.toMatchObject({
        message: notOverText(current.endsOn),
      })
    }
    await adjust(noah, -25_000)
    await expect(approve(noah)).rejects.toMatchObject({ message: belowZeroText })
  })

  test('is reopened until it is paid', async () => {
    await setTerms(noah)
    await shootOf(noah)
    await adjust(noah, 1000)
    await approve(noah)
    await reopenStatement(owner, await statementIdOf(noah))
    expect(await amountsOf(noah)).toHaveLength(3)
    await approve(noah)
    const statementId = await statementIdOf(noah)
    const paidOn = addDays(today, 1)
    const pay = (on: string) => markStatementPaid(owner, { statementId, paidOn: on, method: 'CHECK' })
    await expect(pay(paidOn)).rejects.toMatchObject({ fields: { paidOn: expect.anything() } })
    await pay(today)
    await expect(pay(today)).rejects.toMatchObject({ message: alreadyPaidText })
    await expect(reopenStatement(owner, statementId)).rejects.toMatchObject({ message: alreadyPaidText })
    expect(await findStatement(noah, noah.profileId, month.startsOn)).toMatchObject({ state: 'PAID' })
  })

  test('of one photographer fixes the shares of its shoots', async () => {
    await setTerms(noah)
    await setTerms(mira)
    const bookingId = await shootOf(noah)
    await share(bookingId, [
      [noah, 7000],
      [mira, 3000],
    ])
    await approve(noah)
    await expect(share(bookingId, [[noah, 10_000]])).rejects.toMatchObject({ message: onStatementText })
    await approve(mira)
    const parts = await db().payStatementShoot.findMany({
      where: { bookingId },
      orderBy: { basisPoints: 'asc' },
    })
    expect(parts.map(({ basisPoints }) => basisPoints)).toEqual([3000, 7000])
  })

  test('of a shoot that changes hands is paid once', async () => {
    await setTerms(noah)
    await setTerms(mira)
    const bookingId = await shootOf(noah)
    await approve(noah)
    await db().booking.update({ where: { id: bookingId }, data: { photographerId: mira.profileId } })
    expect(await amountsOf(mira)).toEqual([])
  })

  test('of an earlier kind of period is still found', async () => {
    await setTerms(noah)
    await shootOf(noah)
    await approve(noah)
    await changePayPeriod(owner, {
      period: 'TWICE_A_MONTH',
      anchor: defaultRule.anchor,
      seen: editKey(defaultRule),
    })
    expect(await findStatement(noah, noah.profileId, month.startsOn)).toMatchObject({
      state: 'APPROVED',
      period: { endsOn: month.endsOn },
    })
    const { rows } = await readPeriod(owner, month.endsOn)
    expect(rows.filter(({ photographerId }) => photographerId === noah.profileId)).toMatchObject([
      { state: 'APPROVED' },
      { state: 'OPEN', shootCount: 0 },
    ])
  })
})

describe('an adjustment', () => {
  test('is added once, and removed until it is on a statement', async () => {
    await setTerms(noah)
    await shootOf(noah)
    const input = {
      photographerId: noah.profileId,
      kind: 'BONUS' as const,
      amount: { cents: 5000, currency: 'USD' },
      reason: 'Second visit',
      idempotencyKey: randomUUID(),
    }
    await Promise.all([addAdjustment(owner, input), addAdjustment(owner, input)])
    expect(await amountsOf(noah)).toContainEqual(['ADJUSTMENT', 5000])
    const [bonus] = await db().payAdjustment.findMany({ where: { photographerId: noah.profileId } })
    const adjustmentId = bonus?.id ?? ''
    await approve(noah)
    await expect(removeAdjustment(owner, adjustmentId)).rejects.toMatchObject({ message: onStatementText })
    await reopenStatement(owner, await statementIdOf(noah))
    await removeAdjustment(owner, adjustmentId)
    expect(await amountsOf(noah)).toHaveLength(2)
  })
})

describe('terms', () => {
  const typed = {
    basis: 'FIXED',
    shootAmount: ['USD', '180.00'],
    travelPercent: '100',
    lateFeePercent: '',
    paidFrom: month.startsOn,
    legalName: ' ',
    seen: editKey({}),
  }

  test('are set by the owner, and keep the change of another', async () => {
    const input = ChangeTerms.parse({ ...typed, photographerId: noah.profileId })
    const saved = await changeTerms(owner, input)
    expect(saved).toMatchObject({ shootCents: 18_000, serviceBasisPoints: 0, legalName: null })
    await expect(changeTerms(owner, input)).rejects.toMatchObject({ code: 'conflict' })
    await changeTerms(owner, { ...input, travelBasisPoints: 0, seen: editKey(saved) })
    expect((await findTerms(noah, noah.profileId))?.terms).toMatchObject({ shootCents: 18_000 })
  })

  test('pay by service follows the size of the booking, and needs an amount for every size', async () => {
    const { id: serviceId } = await db().service.create({
      data: {
        id: 'paid_by_size',
        name: 'Paid by size',
        category: 'OTHER',
        description: 'For a test.',
        duration: '1 hour',
        durationMinutes: 60,
        priceCents: 22_500,
        priceBasis: 'SQUARE_FEET',
        bands: {
          create: [
            { upTo: 1500, priceCents: 22_500, durationMinutes: 60 },
            { upTo: 3500, priceCents: 35_000, durationMinutes: 90 },
          ],
        },
      },
    })
    const bookingId = await shootOf(noah, { services: [20_000] })
    await db().booking.update({
      where: { id: bookingId },
      data: {
        squareFeet: 2000,
        basementSquareFeet: 900,
        services: { create: { serviceId, name: 'Paid by size', priceCents: 35_000, position: 1 } },
      },
    })
    const key = (limit: number) => `${serviceId}/SQUARE_FEET/${limit}`
    const input = (amounts: Record<string, string>) =>
      ChangeTerms.parse({
        ...typed,
        photographerId: noah.profileId,
        basis: 'SERVICE',
        servicePercent: '50',
        amounts: JSON.stringify(amounts),
        amountsCurrency: 'USD',
        travelPercent: '0',
      })
    await expect(changeTerms(owner, input({ [key(1500)]: '80' }))).rejects.toMatchObject({
      fields: { amounts: [incompleteAmountsText('Paid by size')] },
    })
    const saved = await changeTerms(owner, input({ [key(3500)]: '120', [key(1500)]: '80' }))
    expect((await findTerms(noah, noah.profileId))?.terms).toEqual(saved)
    expect(await amountsOf(noah)).toEqual([
      ['SERVICE', 10_000],
      ['SERVICE', 12_000],
    ])
    await approve(noah)
    expect(await amountsOf(noah)).toEqual([
      ['SERVICE', 10_000],
      ['SERVICE', 12_000],
    ])
  })

  test.each([
    [{ basis: 'SERVICE', amounts: '{"a/FIXED/":"1,2"}', amountsCurrency: 'USD' }, 'amounts'],
    [{ basis: 'FIXED', shootAmount: ['USD', '0'] }, 'shootAmount'],
    [{ basis: 'PERCENT', servicePercent: '101' }, 'servicePercent'],
    [{ basis: 'PERCENT', travelPercent: 'half' }, 'travelPercent'],
  ])('%j is rejected', (change, field) => {
    const result = ChangeTerms.safeParse({ ...typed, ...change, photographerId: randomUUID() })
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual([field])
  })
})

describe('the year', () => {
  test('counts what was paid in it, without cards, against its threshold', async () => {
    await setTerms(noah)
    await shootOf(noah, { services: [500_000] })
    await approve(noah)
    const rowOf = async () =>
      (await readYear(owner, year)).rows.find(({ photographerId }) => photographerId === noah.profileId)
    expect(await rowOf()).toBeUndefined()
    await markStatementPaid(owner, { statementId: await statementIdOf(noah), paidOn: today, method: 'CASH' })
    expect(await rowOf()).toMatchObject({
      paidCents: 250_000,
      byCardCents: 0,
      isReportable: true,
      hasW9: false,
    })
    await changeThreshold(owner, { year, threshold: { cents: 250_001, currency: 'USD' } })
    expect(await rowOf()).toMatchObject({ isReportable: false })
    await changeThreshold(owner, {
      year,
      threshold: { cents: year < 2026 ? 60_000 : 200_000, currency: 'USD' },
    })
    expect(await readYear(owner, year)).toMatchObject({ isDefaultThreshold: true })
    const csv = await (await yearResponse(owner, { year })).text()
    expect(csv).toContain('Noah Reyes,Noah R. Reyes,yes,no,2500.00,0.00,2500.00,')
  })
})

describe('who sees it', () => {
  test("a photographer sees their own pay and nobody else's; a client sees none", async () => {
    await setTerms(noah)
    await setTerms(mira)
    await shootOf(noah)
    await adjust(noah, 4200, 'Hush money')
    await approve(noah)
    expect(await findStatement(noah, noah.profileId, month.startsOn)).not.toBeNull()
    expect(await listStatements(noah, noah.profileId)).toHaveLength(1)
    for (const actor of [mira, client]) {
      expect(await findStatement(actor, noah.profileId, month.startsOn)).toBeNull()
      expect(await findTerms(actor, noah.profileId)).toBeNull()
      expect(await listStatements(actor, noah.profileId)).toEqual([])
      expect((await readYear(actor, year)).rows).toEqual([])
      const ids = [...(await readPeriod(actor, month.startsOn)).rows, ...(await listPaidPeople(actor))]
      expect(ids.map(({ photographerId }) => photographerId)).not.toContain(noah.profileId)
      const file = payrollResponse(actor, { from: month.startsOn, photographerId: noah.profileId })
      await expect(file).rejects.toMatchObject({ code: 'not-found' })
      const own = await payrollResponse(actor, { from: month.startsOn })
      expect(await own.text()).not.toContain('Noah')
    }
    const log = (actor: Actor) => listEntries(actor, AuditFilter.parse({}))
    expect((await log(owner)).rows.map(({ what }) => what)).toContain('Approved a pay statement')
    expect(JSON.stringify(await log(mira))).not.toMatch(/pay statement|Hush money/)
  })

  test('only the owner changes it', async () => {
    await setTerms(noah)
    const bookingId = await shootOf(noah)
    const { profileId: photographerId } = noah
    await approve(noah)
    const statementId = await statementIdOf(noah)
    for (const actor of [noah, client]) {
      const attempts = [
        () => approveStatement(actor, { photographerId, startsOn: month.startsOn, shownCents: 24_900 }),
        () => reopenStatement(actor, statementId),
        () => markStatementPaid(actor, { statementId, paidOn: today, method: 'CASH' }),
        () => shareBooking(actor, { bookingId, shares: [{ photographerId, basisPoints: 10_000 }] }),
        () => removeAdjustment(actor, randomUUID()),
        () => changePayPeriod(actor, { ...defaultRule, seen: editKey(defaultRule) }),
        () => changeThreshold(actor, { year, threshold: { cents: 1, currency: 'USD' } }),
      ]
      for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' })
    }
    await expect(reopenStatement(owner, randomUUID())).rejects.toMatchObject({ code: 'not-found' })
    await expect(share(bookingId, [[client, 10_000]])).rejects.toMatchObject({ code: 'not-found' })
  })
})

test('the payroll file has a row for every line, and negative numbers are no formulas', async () => {
  await setTerms(noah)
  await shootOf(noah, { services: [29_900], address: '=1+1 Lane, Asheville' })
  await adjust(noah, -4000, '=Broken filter')
  const file = await payrollResponse(noah, { from: month.startsOn })
  expect(file.headers.get('content-disposition')).toContain(`pay-${month.startsOn}.csv`)
  const [, ...rows] = (await file.text()).trim().split('\r\n')
  const period = `Noah Reyes,${month.startsOn},${month.endsOn},not approved`
  expect(rows).toEqual([
    `${period},${addDays(month.startsOn, 9)},service,Service 1,"'=1+1 Lane, Asheville",299.00,50,149.50,USD`,
    `${period},${today},adjustment,'=Broken filter,,,,-40.00,USD`,
  ])
})
