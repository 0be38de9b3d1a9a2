import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { manyClients, pageSize } from '@/lib/people/clients/limits'
import { ClientFilter } from '@/lib/people/clients/schema'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { BookingStatus } from '@/prisma/generated/enums'
import { listClients } from './list-clients'

useDatabase()

const shootingClients = pageSize + pageSize / 2

async function createClients(count: number) {
  const users = await db().user.createManyAndReturn({
    data: Array.from({ length: count }, (_, at) => ({ email: `${at}@many.test`, passwordHash: 'x' })),
    select: { id: true, email: true },
  })
  return db().profile.createManyAndReturn({
    data: users.map(({ id, email }, at) => ({
      userId: id,
      email,
      role: 'CLIENT' as const,
      fullName: `Client ${String(at).padStart(5, '0')}`,
    })),
    select: { id: true, fullName: true },
  })
}

test('in a large studio, walking back from today finds the same order as sorting all clients', async () => {
  const photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  const today = todayIn((await getStudio()).timeZone)
  const clients = await createClients(manyClients + 1)
  const lastDays = new Map<string, number>()
  const shoots = clients.slice(0, shootingClients).flatMap(({ id: clientId, fullName }, at) => {
    const last = at % 7
    lastDays.set(fullName, last)
    const all: [daysAgo: number, status: BookingStatus][] = [
      [last, 'COMPLETED'],
      [last, 'COMPLETED'],
      [last + 9, 'COMPLETED'],
      [last - 1, 'CANCELLED'],
      [-1 - at, 'CONFIRMED'],
    ]
    return all.map(([daysAgo, status]) => ({
      clientId,
      photographerId: photographer.profileId,
      propertyAddress: '12 Alder Ridge Lane, Asheville',
      shootDate: dateToDatabase(addDays(today, -daysAgo)),
      shootTime: timeToDatabase('09:00'),
      shootEndTime: timeToDatabase('12:00'),
      totalAmountCents: 50_000,
      status,
      idempotencyKey: crypto.randomUUID(),
    }))
  })
  await db().booking.createMany({ data: shoots })

  const expected = clients
    .map(({ fullName }) => fullName)
    .sort((one, other) => {
      const [days, otherDays] = [one, other].map((name) => lastDays.get(name) ?? Number.MAX_SAFE_INTEGER)
      return (days ?? 0) - (otherDays ?? 0) || one.localeCompare(other)
    })
  for (const page of [1, 2, 3]) {
    const { rows } = await listClients(photographer, ClientFilter.parse({ page: String(page) }))
    const names = rows.map(({ fullName }) => fullName)
    expect(names).toEqual(expected.slice((page - 1) * pageSize, page * pageSize))
  }
})
