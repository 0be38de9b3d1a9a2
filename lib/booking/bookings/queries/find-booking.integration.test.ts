import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { pageSize } from '@/lib/booking/bookings/limits'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import type { BookingStatus } from '@/prisma/generated/enums'
import { countActiveBookings } from './count-active-bookings'
import { countBookingsByStatus } from './count-bookings-by-status'
import { listManagedBookings } from './list-managed-bookings'
import { listMyBookings } from './list-my-bookings'
import { listNextShoots } from './list-next-shoots'

useDatabase()

let client: Actor
let photographer: Actor
const perStatus: Record<BookingStatus, number> = { PENDING: 12, CONFIRMED: 15, COMPLETED: 3, CANCELLED: 2 }

beforeAll(async () => {
  client = await createPerson('CLIENT', 'Dana Whitfield')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  const stranger = await createPerson('CLIENT', 'Dana Whitfield')
  let day = 0
  const rowOf = (clientId: string, status: BookingStatus) => ({
    clientId,
    photographerId: photographer.profileId,
    propertyAddress: '903 Chestnut Street',
    shootDate: dateToDatabase(addDays('2026-01-01', day++)),
    shootTime: timeToDatabase('09:00'),
    shootEndTime: timeToDatabase('11:00'),
    totalAmountCents: 29_900,
    status,
    idempotencyKey: randomUUID(),
  })
  const statuses = Object.entries(perStatus) as [BookingStatus, number][]
  const mine = statuses.flatMap(([status, count]) =>
    Array.from({ length: count }, () => rowOf(client.profileId, status)),
  )
  await db().booking.createMany({ data: [...mine, rowOf(stranger.profileId, 'PENDING')] })
})

test("lists a client's bookings of every status, newest shoot first, by page", async () => {
  expect(await countBookingsByStatus(client)).toEqual(perStatus)
  const first = await listMyBookings(client)
  const second = await listMyBookings(client, { page: 2 })
  expect([first.items.length, second.items.length, first.total]).toEqual([pageSize, 12, 32])
  const dates = [...first.items, ...second.items].map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].sort().reverse())
})

test('counts and lists as active only shoots that are not over', async () => {
  const agent = await createPerson('CLIENT')
  const { profileId: photographerId } = await createPerson('PHOTOGRAPHER')
  const rows = [
    ['2020-01-06', 'CONFIRMED'],
    ['2099-01-04', 'CONFIRMED', new Date()],
    ['2099-01-05', 'CONFIRMED'],
    ['2099-01-06', 'PENDING'],
    ['2099-01-07', 'CANCELLED'],
  ] as const
  await db().booking.createMany({
    data: rows.map(([date, status, finishedAt = null]) => ({
      finishedAt,
      startedAt: finishedAt,
      clientId: agent.profileId,
      photographerId,
      propertyAddress: '903 Chestnut Street',
      shootDate: dateToDatabase(date),
      shootTime: timeToDatabase('09:00'),
      shootEndTime: timeToDatabase('11:00'),
      totalAmountCents: 29_900,
      status,
      idempotencyKey: randomUUID(),
    })),
  })
  expect(await countActiveBookings(agent)).toEqual({ total: 2, pending: 1 })
  expect((await listNextShoots(agent)).map(({ date }) => date)).toEqual(['2099-01-05', '2099-01-06'])
})

test('filters by status', async () => {
  const { items, total } = await listMyBookings(client, { status: 'COMPLETED' })
  expect([items.map(({ status }) => status), total]).toEqual([Array(3).fill('COMPLETED'), 3])
})

test('returns the last page for one past it', async () => {
  expect(await listMyBookings(client, { page: 99 })).toMatchObject({ page: 2, total: 32 })
  expect(await listMyBookings(client, { page: -1 })).toMatchObject({ page: 1 })
  expect(await listMyBookings(photographer, { status: 'CANCELLED', page: 5 })).toMatchObject({ page: 1 })
})

test("separates a photographer's upcoming bookings, soonest first, from completed ones", async () => {
  const upcoming = await listManagedBookings(photographer, { status: 'upcoming' })
  expect(upcoming.total).toBe(28)
  const dates = upcoming.items.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort())
  expect((await listManagedBookings(photographer, { status: 'completed' })).total).toBe(3)
})

describe('a search in Booking Management', () => {
  const find = async (search: string, status: 'upcoming' | 'completed' = 'upcoming', page = 1) =>
    listManagedBookings(photographer, { status, search, page })

  test("finds by address, client's name, and client's email within the tab, ignoring case", async () => {
    for (const words of ['chestnut', '3 CHESTNUT', 'dana whit', client.email.slice(0, 12).toUpperCase()]) {
      expect((await find(words, 'completed')).total).toBe(3)
    }
    expect((await find('chestnut')).total).toBe(28)
    // One of the 28 belongs to another client.
    expect((await find(client.email)).total).toBe(27)
    expect(await find('no such street')).toMatchObject({ items: [], total: 0, page: 1 })
  })

  test('pages in the same order as the whole list', async () => {
    const all = await listManagedBookings(photographer, { status: 'upcoming', page: 2 })
    const found = await find('chestnut', 'upcoming', 2)
    expect(found.items.map(({ id }) => id)).toEqual(all.items.map(({ id }) => id))
    expect(await find('chestnut', 'upcoming', 99)).toMatchObject({ page: 2, total: 28 })
  })

  test("matches wildcard characters literally, and hides other photographers' bookings", async () => {
    for (const sign of ['%', '_', '\\', "'"]) expect((await find(sign)).total).toBe(0)
    const colleague = await createPerson('PHOTOGRAPHER')
    const theirs = await listManagedBookings(colleague, { status: 'upcoming', search: 'chestnut' })
    expect(theirs.total).toBe(0)
  })

  test('finds the same with more matching clients than one statement lists', async () => {
    await db().user.createMany({
      data: Array.from({ length: 501 }, (_, n) => ({ email: `dana${n}@many.test`, passwordHash: 'none' })),
    })
    const users = await db().user.findMany({ where: { email: { endsWith: '@many.test' } } })
    await db().profile.createMany({
      data: users.map(({ id, email }) => ({
        userId: id,
        email,
        fullName: 'Dana Crowd',
        role: 'CLIENT' as const,
      })),
    })
    expect((await find('dana')).total).toBe(28)
  })
})
