import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { listInvoicesOf } from '@/lib/billing/invoices/queries/list-invoices-of'
import { listBookingsOfClient } from '@/lib/booking/bookings/queries/list-bookings-of-client'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase, formatDate, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { BookingStatus, InvoiceStatus } from '@/prisma/generated/enums'
import { pageSize } from './limits'
import { countPeople } from './queries/count-people'
import { findClient } from './queries/find-client'
import { listClients } from './queries/list-clients'
import { ClientFilter } from './schema'

useDatabase()

let photographer: Actor
let colleague: Actor
let dana: Actor
let teo: Actor
let newcomer: Actor
let today: string

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER', 'Ines Calloway')
  dana = await createPerson('CLIENT', 'Dana Whitfield')
  teo = await createPerson('CLIENT', 'Teo Lindqvist')
  newcomer = await createPerson('CLIENT', 'Abel Nowak')
  await db().profile.update({ where: { id: dana.profileId }, data: { company: '100% Whitfield_Realty' } })
  today = todayIn((await getStudio()).timeZone)
  await shoot(dana, photographer, -20, 'COMPLETED', [
    ['COMPLETED', 40_000],
    ['PENDING', 10_000],
  ])
  await shoot(dana, photographer, 5, 'CONFIRMED')
  await shoot(dana, photographer, -3, 'CANCELLED')
  await shoot(dana, colleague, -10, 'COMPLETED', [['PENDING', 70_000]])
  await shoot(teo, photographer, -5, 'COMPLETED', [
    ['FAILED', 5_000],
    ['VOID', 90_000],
    ['REFUNDED', 90_000],
  ])
})

let invoiceNumber = 0

/** Creates a shoot the given number of days from today, and its invoices. */
async function shoot(
  client: Actor,
  by: Actor,
  days: number,
  status: BookingStatus,
  invoices: [InvoiceStatus, number][] = [],
) {
  const day = dateToDatabase(addDays(today, days))
  await db().booking.create({
    data: {
      clientId: client.profileId,
      photographerId: by.profileId,
      propertyAddress: '12 Alder Ridge Lane, Asheville',
      shootDate: day,
      shootTime: timeToDatabase('09:00'),
      shootEndTime: timeToDatabase('12:00'),
      totalAmountCents: 50_000,
      status,
      idempotencyKey: crypto.randomUUID(),
      invoices: {
        create: invoices.map(([invoiceStatus, amountCents]) => {
          invoiceNumber += 1
          return {
            invoiceNumber: `T-${invoiceNumber}`,
            clientId: client.profileId,
            amountCents,
            status: invoiceStatus,
            dueOn: day,
            ...(invoiceStatus === 'COMPLETED' && {
              paidAt: new Date(),
              paidMethod: 'CASH',
              refundedCents: 1_000,
            }),
            ...(invoiceStatus === 'REFUNDED' && {
              paidAt: new Date(),
              paidMethod: 'CASH',
              refundedCents: amountCents,
            }),
          }
        }),
      },
    },
    select: { id: true },
  })
}

const list = (actor: Actor, query: Record<string, string> = {}) =>
  listClients(actor, ClientFilter.parse(query))
const names = async (query: Record<string, string> = {}) =>
  (await list(photographer, query)).rows.map(({ fullName }) => fullName)

test('a row shows the number of bookings, the latest shoot, and the balance', async () => {
  const { rows, total } = await list(photographer)
  expect(total).toBe(3)
  expect(rows).toMatchObject([
    {
      fullName: 'Teo Lindqvist',
      bookingCount: 1,
      latestShoot: formatDate(addDays(today, -5)),
      balance: '$50.00',
      owes: true,
    },
    {
      fullName: 'Dana Whitfield',
      bookingCount: 4,
      latestShoot: formatDate(addDays(today, -10)),
      balance: '$100.00',
      owes: true,
    },
    { fullName: 'Abel Nowak', bookingCount: 0, latestShoot: null, balance: '$0.00', owes: false },
  ])
})

test('sorts by each order', async () => {
  expect(await names({ sort: 'latest' })).toEqual(['Teo Lindqvist', 'Dana Whitfield', 'Abel Nowak'])
  expect(await names({ sort: 'name' })).toEqual(['Abel Nowak', 'Dana Whitfield', 'Teo Lindqvist'])
  expect(await names({ sort: 'balance' })).toEqual(['Dana Whitfield', 'Teo Lindqvist', 'Abel Nowak'])
  expect(await names({ sort: 'nonsense' })).toEqual(await names({ sort: 'latest' }))
})

test('balances include only the bookings that the photographer manages', async () => {
  const { rows } = await list(colleague, { sort: 'balance' })
  expect(rows.map(({ fullName, balance }) => [fullName, balance])).toEqual([
    ['Dana Whitfield', '$700.00'],
    ['Abel Nowak', '$0.00'],
    ['Teo Lindqvist', '$0.00'],
  ])
})

test('a search matches name, email, and company, ignores case, and escapes LIKE wildcards', async () => {
  expect(await names({ search: 'lindq' })).toEqual(['Teo Lindqvist'])
  expect(await names({ search: dana.email.slice(0, 20).toUpperCase() })).toEqual(['Dana Whitfield'])
  expect(await names({ search: '100% whitfield_r' })).toEqual(['Dana Whitfield'])
  expect(await names({ search: '%' })).toEqual(['Dana Whitfield'])
  expect(await names({ search: 'Holt' })).toEqual([])
})

test('only photographers see clients, and an applicant is not a client', async () => {
  const applicant = await createPerson('CLIENT', 'Lee Marchetti')
  await db().profile.update({
    where: { id: applicant.profileId },
    data: { accountStatus: 'PENDING_APPROVAL' },
  })
  expect(await names({ search: 'Marchetti' })).toEqual([])
  expect(await findClient(photographer, applicant.profileId)).toBeNull()
  for (const actor of [dana, { ...photographer, status: 'DISABLED' as const }]) {
    expect((await list(actor)).rows).toEqual([])
    expect(await countPeople(actor)).toEqual({ clients: 0, brokerages: 0, team: 0 })
    expect(await findClient(actor, dana.profileId)).toBeNull()
  }
})

test('a client’s page shows what they owe, have paid, and have booked', async () => {
  expect(await findClient(photographer, dana.profileId)).toMatchObject({
    fullName: 'Dana Whitfield',
    status: 'ACTIVE',
    isVerified: true,
    bookings: { total: 4, upcoming: 1, cancelled: 1 },
    due: { amount: '$100.00', count: 1 },
    paid: { amount: '$390.00', count: 1 },
  })
  for (const id of [photographer.profileId, crypto.randomUUID(), 'x', '']) {
    expect(await findClient(photographer, id)).toBeNull()
  }
})

test('lists all bookings of a client, but only the invoices that the photographer may open', async () => {
  const bookings = await listBookingsOfClient(photographer, dana.profileId, 1)
  expect(bookings.total).toBe(4)
  expect(bookings.items.map(({ date }) => date)).toEqual(
    [5, -3, -10, -20].map((days) => addDays(today, days)),
  )
  const invoices = await listInvoicesOf(photographer, { clientId: dana.profileId }, 5)
  expect(invoices.map(({ amount, status }) => [amount, status]).sort()).toEqual([
    ['$100.00', 'PENDING'],
    ['$400.00', 'COMPLETED'],
  ])
  expect(await listInvoicesOf(colleague, { clientId: dana.profileId }, 5)).toMatchObject([
    { amount: '$700.00' },
  ])
  expect((await listBookingsOfClient(teo, dana.profileId, 1)).items).toEqual([])
})

test('a page past the last returns the last, and no client is on two pages', async () => {
  for (let n = 0; n < pageSize; n += 1) await createPerson('CLIENT', 'Same Name')
  const [first, last] = [await list(photographer), await list(photographer, { page: '99' })]
  expect(last.page).toBe(2)
  const ids = [...first.rows, ...last.rows].map(({ id }) => id)
  expect(new Set(ids).size).toBe(first.total)
  expect(ids).toContain(newcomer.profileId)
})

test('amounts in two currencies are listed side by side, not added', async () => {
  await db().invoice.updateMany({
    where: { booking: { clientId: teo.profileId }, status: 'FAILED' },
    data: { currency: 'EUR' },
  })
  await shoot(teo, photographer, 3, 'CONFIRMED', [['PENDING', 2_500]])
  const { rows } = await list(photographer, { search: 'lindq' })
  expect(rows.map(({ balance }) => balance)).toEqual(['€50.00 + $25.00'])
  expect(await findClient(photographer, teo.profileId)).toMatchObject({
    due: { amount: '€50.00 + $25.00', count: 2 },
  })
})
