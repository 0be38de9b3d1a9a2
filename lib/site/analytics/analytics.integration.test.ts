import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import { countPeople, readOrZeros } from '@/lib/site/analytics/queries/read-analytics'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { createPaidShoot } from './analytics.fixture'
import { recordEvents } from './commands/record-events'
import { readBestClients } from './queries/read-best-clients'
import { readFunnel } from './queries/read-funnel'
import { readTimes } from './queries/read-times'
import { readTopPages } from './queries/read-top-pages'
import { readVisits } from './queries/read-visits'
import { readWeeks } from './queries/read-weeks'
import { writeCsv } from './routes/write-csv'
import { mondayOf, periodUpTo } from './rules/period'
import { noFunnel, noPeople, noVisits, noWeeks } from './rules/zeros'

useDatabase()

const zone = 'America/New_York'
const today = todayIn(zone)
const period = periodUpTo(today, 30, zone)
/** The last minute of a day in the studio's time zone, which is the next day in UTC. */
const lateOn = (date: string) => instantOf(date, '23:59', zone)
const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * 3_600_000)

let ava: Actor
let sam: Actor

beforeAll(async () => {
  await createStudio()
  ava = await createPerson('PHOTOGRAPHER')
  sam = await createPerson('CLIENT', '=Sam Harbor')
  const mia = await createPerson('CLIENT', 'Mia Oak')
  await createPerson('CLIENT')
  const sentAt = lateOn(addDays(today, -6))
  const times = { bookedAt: lateOn(period.from), sentAt, paidAt: hoursAfter(sentAt, 24) }
  await createPaidShoot(sam, ava, { ...times, cents: 40_000 })
  const { invoiceId } = await createPaidShoot(sam, ava, {
    ...times,
    paidAt: hoursAfter(sentAt, 72),
    cents: 30_000,
  })
  await db().invoice.update({ where: { id: invoiceId }, data: { refundedCents: 5_000 } })
  await createPaidShoot(mia, ava, { ...times, cents: 20_000 })
  // A late fee for a cancelled shoot is not a step of the funnel.
  const fee = await createPaidShoot(sam, ava, {
    ...times,
    bookedAt: period.before.start,
    paidAt: hoursAfter(sentAt, 48),
    cents: 1_000,
  })
  await db().invoice.update({ where: { id: fee.invoiceId }, data: { deliveryId: null } })
  await db().mediaDelivery.deleteMany({ where: { bookingId: fee.bookingId } })
  await db().booking.update({
    where: { id: fee.bookingId },
    data: { status: 'CANCELLED', lateFeeCents: 1_000, lateFeeState: 'CHARGED' },
  })
  // Delivered at no charge: there was no payment.
  const free = await createPaidShoot(sam, ava, {
    ...times,
    bookedAt: period.before.start,
    paidAt: sentAt,
    cents: 50_000,
  })
  await db().invoice.update({
    where: { id: free.invoiceId },
    data: { amountCents: 0, taxCents: 0, paidMethod: 'NO_CHARGE' },
  })
  // Booked before the period and refunded in full: counts as neither.
  const returned = await createPaidShoot(mia, ava, { ...times, bookedAt: period.before.start, cents: 90_000 })
  await db().invoice.update({ where: { id: returned.invoiceId }, data: { status: 'REFUNDED' } })
})

test('counts visits by day and in the previous period', async () => {
  const event = (type: 'page_view' | 'click', date: string) => ({ type, page: '/book', at: lateOn(date) })
  await recordEvents([
    event('page_view', period.from),
    event('page_view', period.from),
    event('click', period.from),
    event('page_view', today),
    event('page_view', period.before.to),
    event('page_view', addDays(period.before.from, -1)),
  ])
  const visits = await readVisits(period)
  expect(visits).toMatchObject({ pageViews: 3, clicks: 1, before: { pageViews: 1, clicks: 0 } })
  expect(visits.columns).toHaveLength(30)
  expect(visits.columns[0]).toEqual({ from: period.from, pageViews: 2, clicks: 1 })
  const year = await readVisits(periodUpTo(today, 365, zone))
  expect(year.unit).toBe('week')
  expect(year.columns.reduce((sum, { pageViews }) => sum + pageViews, 0)).toBe(5)
  expect(await readTopPages(period)).toEqual([{ page: '/book', views: 3, share: 100 }])
})

test('revenue counts in the week of its payment, after refunds', async () => {
  const weeks = await readWeeks(period)
  expect(weeks).toHaveLength(noWeeks(period).length)
  expect(weeks.reduce((sum, { cents }) => sum + cents, 0)).toBe(86_000)
  const week = mondayOf(period.from)
  expect(weeks.find(({ from }) => from === week)?.bookings).toBe(3)
})

test('disputed money is no revenue', async () => {
  const set = (disputedAt: Date | null) =>
    db().invoice.updateMany({ where: { amountCents: 40_000 }, data: { disputedAt } })
  await set(new Date())
  const sum = (await readWeeks(period)).reduce((total, { cents }) => total + cents, 0)
  const [best] = await readBestClients(period)
  await set(null)
  expect([sum, best?.cents]).toEqual([46_000, 26_000])
})

test('the funnel counts the steps in the period', async () => {
  await recordEvents([
    { type: 'wizard_opened', page: '/book', at: lateOn(today) },
    { type: 'wizard_opened', page: '/book', at: lateOn(period.from) },
    { type: 'wizard_services', page: '/book', at: lateOn(today) },
    { type: 'wizard_opened', page: '/book', at: lateOn(period.before.to) },
  ])
  expect(await readFunnel(period)).toEqual({
    opened: 2,
    choseServices: 1,
    choseTime: 0,
    booked: 3,
    delivered: 5,
    paid: 3,
  })
})

test('times are medians in hours', async () => {
  const { toPayment, toDelivery } = await readTimes(period)
  expect(toPayment).toMatchObject({ count: 3, median: 24, slowest: 72, average: 40 })
  // The shoot ended at 11:00 a week ago; the photos were sent a day later at 23:59.
  expect(toDelivery?.median).toBeCloseTo(36.98, 1)
  expect(await readTimes(periodUpTo(addDays(today, -90), 7, zone))).toEqual({
    toDelivery: null,
    toPayment: null,
  })
})

test('the best clients are those who paid most', async () => {
  const clients = await readBestClients(period)
  expect(clients.map(({ name, bookings, cents }) => [name, bookings, cents])).toEqual([
    ['=Sam Harbor', 3, 66_000],
    ['Mia Oak', 1, 20_000],
  ])
  expect(clients[0]).toMatchObject({ paysWithinDays: 2, lastShoot: addDays(today, -7) })
})

test("a CSV file has its chart's data and escapes formulas", async () => {
  const { content, fileName } = await writeCsv('clients', 30)
  expect(fileName).toBe(`analytics-clients-${today}.csv`)
  expect(content.split('\r\n')[0]).toBe('\uFEFFclient,company,paid bookings,revenue,days to pay,last shoot')
  expect(content).toContain(`'=Sam Harbor,,3,660.00,2,${addDays(today, -7)}\r\n`)
  expect((await writeCsv('visits', 7)).content.split('\r\n')).toHaveLength(9)
})

test('returns zeros for data that cannot be read, and still counts the people', async () => {
  await db().$executeRaw`ALTER TABLE analytics_days RENAME TO out_of_reach`
  try {
    const [visits, funnel, people, weeks] = await Promise.all([
      readOrZeros(() => readVisits(period), noVisits(period)),
      readOrZeros(() => readFunnel(period), noFunnel),
      readOrZeros(countPeople, noPeople),
      readOrZeros(() => readWeeks(period), noWeeks(period)),
    ])
    expect(visits).toEqual({ failed: true, data: noVisits(period) })
    expect(funnel).toEqual({ failed: true, data: noFunnel })
    expect(people).toEqual({ failed: false, data: { clients: 3, photographers: 1 } })
    expect(weeks.failed).toBe(false)
  } finally {
    await db().$executeRaw`ALTER TABLE out_of_reach RENAME TO analytics_days`
  }
})
