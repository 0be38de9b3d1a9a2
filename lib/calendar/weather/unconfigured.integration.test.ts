import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { readShootForecasts } from '@/lib/workflows/read-shoot-forecasts'
import { readForecasts } from './commands/read-forecasts'

useDatabase()

test('without a weather service, nothing is read or shown', async () => {
  const [client, photographer] = [await createPerson('CLIENT'), await createPerson('PHOTOGRAPHER')]
  const bookingId = await makeBooking(client, await makeSlot(photographer, 3), await makeServices())
  const row = { bookingId, latitude: 35.6, longitude: -82.5, hours: [], readAt: new Date(0) }
  await db().bookingForecast.create({ data: row })
  await readForecasts()
  expect(await db().bookingForecast.findMany()).toEqual([row])
  expect(await readShootForecasts(client, [bookingId])).toEqual([])
})
