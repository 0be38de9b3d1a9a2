import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { monthOf } from '@/lib/people/brokerages/rules/statement-period'
import { db } from '@/lib/platform/data/db'
import { addDays, dateFromDatabase, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { examine } from '@/lib/workflows/doctor/examine'
import { createStatementsUntil } from './commands/create-due-statements'
import { createStatement } from './commands/create-statement'
import { recordStatementPayment } from './commands/record-statement-payment'
import { remindOfStatements } from './commands/remind-of-statements'
import { sendStatement } from './commands/send-statement'
import { voidStatement } from './commands/void-statement'
import { findStatement } from './queries/find-statement'
import { listOverdueStatements } from './queries/list-overdue-statements'
import { listStatements } from './queries/list-statements'
import { readBalance } from './queries/read-balance'
import { statementCsvResponse, statementPdfResponse } from './routes/statement-files'
import { billing, makePayingBrokerage, shootForStatement } from './statements.fixture'
import { nothingToCollectText, onStatementText } from './words'

useDatabase()

const zone = 'America/New_York'

let owner: Actor
let photographer: Actor
let admin: Actor
let ann: Actor
let ben: Actor
let brokerageId: string
let names = 0

beforeAll(async () => {
  await createStudio()
  owner = await createPerson('PHOTOGRAPHER', 'Ava Holt', 'owner@example.test')
  photographer = await createPerson('PHOTOGRAPHER')
  ann = await createPerson('CLIENT', 'Ann Agent')
  ben = await createPerson('CLIENT', '=Ben Agent')
})

beforeEach(async () => {
  admin = await createPerson('CLIENT', 'Ada Admin')
  names += 1
  brokerageId = await makePayingBrokerage(`Oak ${names}`, admin)
})

const shoot = (agent = ann, changes: { cents?: number; issuedAt?: Date; agentCents?: number } = {}) =>
  shootForStatement({ agent, photographer, brokerageId, ...changes })
const statements = () =>
  db().statement.findMany({
    where: { brokerageId },
    include: { invoices: { select: { id: true } } },
    orderBy: { startsOn: 'asc' },
  })
const onlyStatement = () => db().statement.findFirstOrThrow({ where: { brokerageId, status: 'OPEN' } })
const emails = (topic: string) =>
  db().outboxMessage.findMany({ where: { topic, payload: { path: ['brokerage'], equals: `Oak ${names}` } } })
const failure = async (promise: Promise<unknown>) =>
  promise.then(
    () => 'fulfilled',
    (error: { message: string }) => error.message,
  )

describe('a statement', () => {
  test('collects what is unpaid of the brokerage up to today, and is emailed to its billing contact', async () => {
    const collected = [await shoot(ann, { cents: 40_000 }), await shoot(ben, { cents: 12_345 })]
    const voided = await shoot()
    await voidInvoice(photographer, { invoiceId: voided.shareId, reason: 'A gift' })
    const single = await shoot()
    await db().invoice.update({ where: { id: single.shareId }, data: { isCollected: false } })
    await db().invoice.updateMany({
      where: { id: { in: collected.map(({ shareId }) => shareId) } },
      data: { taxCents: 1_000 },
    })
    const { numbers } = await createStatement(owner, { brokerageId })
    const [statement] = await statements()
    expect(statement).toMatchObject({ number: numbers[0], amountCents: 52_345, status: 'OPEN' })
    expect(statement?.invoices.map(({ id }) => id).sort()).toEqual(
      collected.map(({ shareId }) => shareId).sort(),
    )
    expect(await emails('statement-issued')).toMatchObject([
      {
        recipient: billing.billingEmail,
        payload: { link: expect.stringContaining('/bill/'), tax: '$20.00' },
      },
    ])
    expect(await failure(createStatement(owner, { brokerageId }))).toBe(nothingToCollectText)
    const findings = (await examine()).flatMap((result) => result.findings.map(({ text }) => text))
    expect(findings.filter((text) => /missing|counter|have number/.test(text))).toEqual([])
  })

  test('of each month that is over is issued once, however many processes run and months were missed', async () => {
    const day = (date: string) => instantOf(date, '23:30', zone)
    await shoot(ann, { issuedAt: day('2026-06-30') })
    await shoot(ben, { issuedAt: day('2026-07-01') })
    await shoot(ann, { issuedAt: day('2026-07-31') })
    await shoot(ann, { issuedAt: day('2026-08-01') })
    const run = () => createStatementsUntil('2026-08-15', zone)
    await Promise.all([run(), run(), run()])
    await run()
    const issued = await statements()
    expect(
      issued.map(({ startsOn, endsOn, invoices }) => [
        dateFromDatabase(startsOn),
        dateFromDatabase(endsOn),
        invoices.length,
      ]),
    ).toEqual([
      ['2026-06-01', '2026-06-30', 1],
      ['2026-07-01', '2026-07-31', 2],
    ])
    expect(new Set(issued.map(({ number }) => number)).size).toBe(2)
  })

  test('of a past month that is voided is not issued again, but goes to the next month', async () => {
    const day = (date: string) => instantOf(date, '12:00', zone)
    await shoot(ann, { issuedAt: day('2026-06-10') })
    await createStatementsUntil('2026-07-01', zone)
    const { id } = await onlyStatement()
    await db().statement.update({ where: { id }, data: { createdAt: day('2026-07-01') } })
    await voidStatement(owner, { statementId: id })
    await shoot(ann, { issuedAt: day('2026-07-10') })
    await createStatementsUntil('2026-07-01', zone)
    await createStatementsUntil('2026-07-31', zone)
    expect(await db().statement.count({ where: { brokerageId } })).toBe(1)
    expect(await emails('statement-issued')).toHaveLength(1)
    await createStatementsUntil('2026-08-01', zone)
    await createStatementsUntil('2026-08-01', zone)
    const issued = await statements()
    expect(
      issued
        .filter(({ status }) => status === 'OPEN')
        .map(({ startsOn, endsOn, invoices }) => [
          dateFromDatabase(startsOn),
          dateFromDatabase(endsOn),
          invoices.length,
        ]),
    ).toEqual([['2026-06-10', '2026-07-31', 2]])
  })

  test('issued by hand has the period of its shoots', async () => {
    const issuedAt = instantOf('2026-07-25', '12:00', zone)
    const { bookingId } = await shoot(ann, { issuedAt })
    const other = await shoot(ben, { issuedAt })
    for (const [id, date] of [
      [bookingId, '2026-07-20'],
      [other.bookingId, '2026-06-12'],
    ] as const) {
      await db().booking.update({ where: { id }, data: { shootDate: dateToDatabase(date) } })
    }
    await createStatement(owner, { brokerageId })
    const { id, startsOn, endsOn, dueOn } = await onlyStatement()
    expect([startsOn, endsOn].map(dateFromDatabase)).toEqual(['2026-06-12', '2026-07-20'])
    expect(dateFromDatabase(dueOn)).toBe(addDays(todayIn(zone), 30))
    // Once it is voided, the months of its shoots aren't issued by themselves.
    await voidStatement(owner, { statementId: id })
    await createStatementsUntil(monthOf(todayIn(zone)).startsOn, zone)
    expect(await db().statement.count({ where: { brokerageId, status: 'OPEN' } })).toBe(0)
  })

  test('issued by hand ends today, also when a shoot was delivered before its day', async () => {
    const { bookingId } = await shoot()
    const shootDate = dateToDatabase(addDays(todayIn(zone), 100))
    await db().booking.update({ where: { id: bookingId }, data: { shootDate } })
    await createStatement(owner, { brokerageId })
    const { startsOn, endsOn } = await onlyStatement()
    expect([startsOn, endsOn].map(dateFromDatabase)).toEqual([todayIn(zone), todayIn(zone)])
  })

  test('that is voided releases its invoices to the next one', async () => {
    const { shareId } = await shoot()
    await createStatement(owner, { brokerageId })
    const { id, number } = await onlyStatement()
    const toVoid = voidInvoice(photographer, { invoiceId: shareId, reason: 'Wrong' })
    expect(await failure(toVoid)).toBe(onStatementText(number))
    await voidStatement(owner, { statementId: id })
    const { numbers } = await createStatement(owner, { brokerageId })
    const { statement } = await db().invoice.findUniqueOrThrow({
      where: { id: shareId },
      select: { statement: true },
    })
    expect(statement?.number).toBe(numbers[0])
    expect(await db().statement.findUnique({ where: { id } })).toMatchObject({ status: 'VOID' })
  })

  test('is kept to its invoices by Postgres', async () => {
    const { shareId } = await shoot()
    await createStatement(owner, { brokerageId })
    const { id } = await onlyStatement()
    const other = await shoot()
    const changes = [
      db().invoice.update({ where: { id: shareId }, data: { statementId: null } }),
      db().invoice.update({ where: { id: other.shareId }, data: { statementId: id } }),
      db().invoice.update({ where: { id: shareId }, data: { status: 'VOID' } }),
      db().statement.update({ where: { id }, data: { amountCents: 1 } }),
      db().statement.update({ where: { id }, data: { status: 'VOID' } }),
      db().statement.update({
        where: { id },
        data: { status: 'PAID', paidAt: new Date(), paidMethod: 'CASH' },
      }),
    ]
    const results = await Promise.allSettled(changes)
    expect(results.map(({ status }) => status)).toEqual(changes.map(() => 'rejected'))
  })
})

test('whoever manages it, and the admin of its brokerage, see it; nobody else', async () => {
  await shoot()
  await createStatement(owner, { brokerageId })
  const { id, number } = await onlyStatement()
  const coordinator = await createPerson('COORDINATOR')
  const editor = await createPerson('EDITOR')
  const rival = await createPerson('CLIENT')
  await makePayingBrokerage(`Rival ${names}`, rival)
  await db().brokerageMember.create({
    data: { brokerageId, clientId: (await createPerson('CLIENT')).profileId },
  })
  const member = await db().brokerageMember.findFirstOrThrow({
    where: { brokerageId, role: 'MEMBER' },
    select: { client: { select: { id: true, userId: true } } },
  })
  const asMember = { ...rival, profileId: member.client.id, userId: member.client.userId }
  for (const reader of [owner, coordinator, admin]) {
    expect(await findStatement(reader, id)).toMatchObject({ number })
    expect((await listStatements(reader, { brokerageId })).total).toBe(1)
    expect(await readBalance(reader, brokerageId)).toMatchObject({ open: '$400.00' })
  }
  for (const reader of [photographer, editor, rival, asMember, ann]) {
    expect(await findStatement(reader, id)).toBeNull()
    expect((await listStatements(reader, { brokerageId })).total).toBe(0)
    expect(await readBalance(reader, brokerageId)).toBeNull()
  }
  const input = { statementId: id, method: 'CASH' as const, paidOn: todayIn(zone), note: '' }
  for (const reader of [photographer, admin, rival]) {
    await expect(recordStatementPayment(reader, input)).rejects.toMatchObject({ code: 'not-found' })
    await expect(voidStatement(reader, input)).rejects.toMatchObject({ code: 'not-found' })
    await expect(sendStatement(reader, input)).rejects.toMatchObject({ code: 'not-found' })
    await expect(createStatement(reader, { brokerageId })).rejects.toMatchObject({ code: 'forbidden' })
  }
})

test('past its due date it is on the dashboard of those who manage it, the longest overdue first', async () => {
  const overdue = async (dueOn: string) => {
    await shoot()
    const { numbers } = await createStatement(owner, { brokerageId })
    const period = { startsOn: new Date('2020-01-01'), endsOn: new Date('2020-01-31') }
    await db().statement.update({
      where: { number: numbers[0] ?? '' },
      data: { ...period, dueOn: dateToDatabase(dueOn) },
    })
    return numbers[0]
  }
  const second = await overdue('2020-03-02')
  const first = await overdue('2020-03-01')
  await shoot()
  await createStatement(owner, { brokerageId })
  const coordinator = await createPerson('COORDINATOR')
  for (const actor of [owner, coordinator]) {
    const found = await listOverdueStatements(actor)
    expect(found).toMatchObject({ count: 2, amount: '$800.00' })
    expect(found?.longest.map(({ number, amount, dueOn }) => [number, amount, dueOn])).toEqual([
      [first, '$400.00', 'March 01, 2020'],
      [second, '$400.00', 'March 02, 2020'],
    ])
  }
  for (const actor of [photographer, admin, ann]) expect(await listOverdueStatements(actor)).toBeNull()
})

test('its PDF and CSV have each shoot, with its tax, and no formulas', async () => {
  await shoot(ann, { cents: 40_000 })
  await shoot(ben, { cents: 10_000 })
  await createStatement(owner, { brokerageId })
  const { id } = await onlyStatement()
  const detail = await findStatement(admin, id)
  expect(detail?.agents).toEqual([
    { agentId: ben.profileId, agent: '=Ben Agent', count: 1, amount: '$100.00' },
    { agentId: ann.profileId, agent: 'Ann Agent', count: 1, amount: '$400.00' },
  ])
  const csv = await (await statementCsvResponse(admin, id)).text()
  const rows = csv.trim().split('\r\n')
  expect(rows).toHaveLength(3)
  expect(rows.join('\n')).toContain("'=Ben Agent")
  const pdf = await statementPdfResponse(owner, id, null)
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
  await expect(statementCsvResponse(photographer, id)).rejects.toMatchObject({ code: 'not-found' })
})

test('its contact is reminded once for each of the studio’s days, until it is paid', async () => {
  await shoot()
  await createStatement(owner, { brokerageId })
  const { id } = await onlyStatement()
  await db().statement.update({
    where: { id },
    data: {
      startsOn: dateToDatabase('2026-01-01'),
      endsOn: dateToDatabase('2026-01-31'),
      dueOn: dateToDatabase(todayIn(zone)),
      createdAt: new Date(Date.now() - 40 * 86_400_000),
    },
  })
  const studio = { timeZone: zone, reminderDays: [-3, 0, 10] }
  await Promise.all([remindOfStatements(studio), remindOfStatements(studio)])
  await remindOfStatements(studio)
  const reminders = await db().outboxMessage.findMany({
    where: { topic: 'statement-reminder', payload: { path: ['link'], string_contains: id } },
  })
  expect(reminders).toMatchObject([{ recipient: billing.billingEmail, payload: { isOverdue: false } }])
})

test('without a billing contact it goes to who was it when the bills were issued', async () => {
  await shoot()
  await db().brokerage.update({
    where: { id: brokerageId },
    data: { billing: 'AGENT', billingName: null, billingEmail: null },
  })
  await createStatement(owner, { brokerageId })
  expect(await emails('statement-issued')).toMatchObject([{ recipient: billing.billingEmail }])
})

test('a single invoice that was collected can still be paid by nothing but its statement', async () => {
  const { shareId, mainId } = await shoot(ann, { agentCents: 5_000 })
  await createStatement(owner, { brokerageId })
  // The agent's own part isn't on it.
  await markPaid(photographer, { invoiceId: mainId, method: 'CASH', paidOn: todayIn(zone), note: '' })
  const paid = db().invoice.update({
    where: { id: shareId },
    data: { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CASH' },
  })
  expect((await Promise.allSettled([paid]))[0]?.status).toBe('rejected')
})
