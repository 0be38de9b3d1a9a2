import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useEnvironment } from '@/e2e/support/use-environment'
import type { Actor } from '@/lib/auth/actor'
import { cancelBooking, makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { rescheduleBooking } from '@/lib/booking/bookings/commands/reschedule-booking'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readShootForecasts } from '@/lib/workflows/read-shoot-forecasts'
import { readShootWeather } from '@/lib/workflows/read-shoot-weather'
import { openStore } from '@/sandbox/store'
import { openWeather } from '@/sandbox/weather'
import { readForecasts } from './commands/read-forecasts'
import { staleHours } from './limits'
import { forecastPlace } from './rules/place'
import { problemTitles } from './words'

useDatabase()

const folder = mkdtempSync(path.join(tmpdir(), 'weather-'))
/** The sandbox's weather service; a new one for each test. */
let routes: ReturnType<typeof openWeather>['routes']
/** What the service responds with instead of a forecast. */
let override: { status: number; body: string } | null
const requests: URL[] = []
const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', 'http://localhost')
  requests.push(url)
  const served = override ?? (await serve(url))
  response.writeHead(served.status).end(served.body)
})

async function serve(url: URL) {
  const response = await routes.request(`${url.pathname}${url.search}`)
  return { status: response.status, body: await response.text() }
}

let client: Actor
let photographer: Actor
let timeZone: string
let exterior: string[]
let bookingId: string

useEnvironment(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { WEATHER_URL: `http://127.0.0.1:${port}/weather?apikey=open` }
})

beforeAll(async () => {
  timeZone = (await getStudio()).timeZone
  exterior = (await makeServices()).slice(0, 1)
  await db().service.updateMany({ where: { id: { in: exterior } }, data: { showsExterior: true } })
  await db().service.updateMany({
    where: { id: { notIn: exterior } },
    data: { showsExterior: false, usesDrone: false },
  })
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  const store = openStore(path.join(folder, randomUUID()))
  routes = openWeather({ store, sandboxUrl: '', appUrl: '' }).routes
  override = null
  requests.length = 0
  await db().bookingForecast.deleteMany()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  bookingId = await book(3)
})

async function book(days: number, services = exterior): Promise<string> {
  return makeBooking(client, await makeSlot(photographer, days), services)
}

/** Makes the weather bad at the booking's place from 8 to 13 o'clock, some days ahead. */
async function setWeather(weather: 'storm' | 'rain' | 'wind', days: number): Promise<void> {
  const place = forecastPlace(await db().booking.findUniqueOrThrow({ where: { id: bookingId } }))
  const at = (time: string) => instantOf(addDays(todayIn(timeZone), days), time, timeZone).getTime() / 1000
  await routes.request('/_sandbox/weather', {
    method: 'POST',
    body: JSON.stringify({ ...place, from: at('08:00'), until: at('13:00'), weather }),
  })
}

/** Makes the forecasts that many minutes old, so that they are read again. */
async function age(minutes: number): Promise<void> {
  const readAt = new Date(Date.now() - minutes * 60_000)
  await db().bookingForecast.updateMany({ data: { readAt } })
}

const shown = async (actor = client, id = bookingId) => (await readShootForecasts(actor, [id]))[0]

async function countReports(actor: Actor) {
  const titles = Object.values(problemTitles)
  const [notifications, emails] = await Promise.all([
    db().notification.count({ where: { userId: actor.userId, title: { in: titles }, bookingId } }),
    db().outboxMessage.count({ where: { userId: actor.userId, topic: 'bad-forecast' } }),
  ])
  return { notifications, emails }
}

describe('a fair forecast', () => {
  test('is shown to both sides and nobody else, and reported to neither', async () => {
    await readForecasts()
    expect(await shown()).toMatchObject({
      text: expect.stringMatching(/^\d+°F, .*wind \d+ mph$/),
      problem: null,
      staleHours: null,
    })
    expect(await shown(photographer)).toEqual(await shown())
    expect(await shown(await createPerson('CLIENT'))).toBeUndefined()
    expect(await countReports(client)).toEqual({ notifications: 0, emails: 0 })
  })

  test('is requested once an hour for each place, rounded and with the configured key', async () => {
    await book(4)
    await readForecasts()
    await readForecasts()
    expect(requests).toHaveLength(1)
    const asked = requests[0]?.searchParams
    expect(asked?.get('apikey')).toBe('open')
    expect(asked?.get('latitude')).toMatch(/^\d+(\.\d\d?)?$/)
    expect(await db().bookingForecast.count()).toBeGreaterThanOrEqual(2)
    await age(60)
    await readForecasts()
    expect(requests).toHaveLength(2)
  })

  test('comes for several places at once', async () => {
    await db().booking.update({ where: { id: await book(4) }, data: { latitude: 40.71, longitude: -74.01 } })
    await readForecasts()
    expect(requests).toHaveLength(1)
    const places = await db().bookingForecast.findMany({ select: { latitude: true } })
    expect(new Set(places.map(({ latitude }) => latitude)).size).toBe(2)
  })

  test('is not read for a shoot more than a week ahead, or one whose property is not known', async () => {
    const later = await book(8)
    await db().booking.update({ where: { id: bookingId }, data: { placeSource: 'STUDIO' } })
    await readForecasts()
    expect(await shown()).toBeUndefined()
    expect(await shown(client, later)).toBeUndefined()
  })

  test('is not shown for another property', async () => {
    await readForecasts()
    await db().booking.update({ where: { id: bookingId }, data: { latitude: 40.71, longitude: -74.01 } })
    expect(await shown()).toBeUndefined()
    await readForecasts()
    expect(await shown()).toBeDefined()
  })

  test('is deleted when the shoot is cancelled', async () => {
    await readForecasts()
    await cancelBooking(client, bookingId)
    expect(await shown()).toBeUndefined()
    await readForecasts()
    expect(await db().bookingForecast.count({ where: { bookingId } })).toBe(0)
  })
})

test('a forecast is deleted once the shoot is over, with what was reported of it', async () => {
  await setWeather('storm', 3)
  await readForecasts()
  const past = new Date(Date.now() - 2 * 86_400_000)
  await db().booking.update({ where: { id: bookingId }, data: { shootDate: past } })
  await db().reportedWeather.updateMany({ where: { bookingId }, data: { startsAt: past } })
  expect(await shown()).toBeUndefined()
  await readForecasts()
  expect(await db().bookingForecast.count({ where: { bookingId } })).toBe(0)
  expect(await db().reportedWeather.count({ where: { bookingId } })).toBe(0)
})

describe('a bad forecast', () => {
  test('is reported to both sides once, however often it is read', async () => {
    await setWeather('storm', 3)
    await readForecasts()
    await age(60)
    await readForecasts()
    for (const actor of [client, photographer]) {
      expect(await countReports(actor)).toEqual({ notifications: 1, emails: 1 })
      expect(await shown(actor)).toMatchObject({ problem: 'storm' })
    }
  })

  test('of a shoot without exterior photos is shown, and not reported', async () => {
    await cancelBooking(client, bookingId)
    bookingId = await book(5, ['aerial_photography'])
    await setWeather('rain', 5)
    await readForecasts()
    expect(await shown()).toMatchObject({ problem: null, text: expect.stringContaining('light rain likely') })
    expect(await countReports(client)).toEqual({ notifications: 0, emails: 0 })
  })

  test('comes with the free times that have better weather', async () => {
    const stormy = await makeSlot(photographer, 4)
    const fair = await makeSlot(photographer, 5)
    await setWeather('storm', 3)
    await setWeather('wind', 4)
    await readForecasts()
    for (const actor of [client, photographer]) {
      const booking = await findBooking(actor, bookingId)
      if (!booking) throw new Error('no booking')
      const { forecast, moves } = await readShootWeather(actor, booking)
      expect(forecast).toMatchObject({ problem: 'storm' })
      const slots = moves.map(({ slotId }) => slotId)
      expect(slots).toContain(fair)
      expect(slots).not.toContain(stormy)
    }
  })

  test('comes with no time that is too late for the listing', async () => {
    await makeSlot(photographer, 6)
    await setWeather('storm', 3)
    await readForecasts()
    const inDays = (days: number) => dateToDatabase(addDays(todayIn(timeZone), days))
    await db().booking.update({
      where: { id: bookingId },
      data: { goLiveOn: inDays(5), photosBy: inDays(4) },
    })
    const booking = await findBooking(client, bookingId)
    if (!booking) throw new Error('no booking')
    expect((await readShootWeather(client, booking)).moves).toEqual([])
  })

  test('is gone once the shoot moves, and reported again for another bad time only', async () => {
    const [fair, windy] = [await makeSlot(photographer, 5), await makeSlot(photographer, 6)]
    await setWeather('storm', 3)
    await setWeather('wind', 6)
    await readForecasts()
    const move = async (slotId: string) => {
      const { propertyAddress } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } })
      await rescheduleBooking(client, { bookingId, slotId, propertyAddress, specialInstructions: '' })
    }
    await move(fair)
    expect(await shown()).toMatchObject({ problem: null })
    await age(60)
    await readForecasts()
    expect(await countReports(client)).toMatchObject({ notifications: 1 })
    await move(windy)
    expect(await shown()).toMatchObject({ problem: 'wind' })
    await age(60)
    await readForecasts()
    expect(await countReports(client)).toMatchObject({ notifications: 2 })
  })
})

describe('a failed reading', () => {
  test.each([
    ['an error', { status: 500, body: '' }],
    ['no JSON', { status: 200, body: '<html></html>' }],
    ['no hours', { status: 200, body: '{"latitude": 35.6}' }],
    ['words for numbers', { status: 200, body: '{"hourly": {"time": [1], "temperature_2m": ["warm"]}}' }],
    ['too few places', { status: 200, body: '[]' }],
    ['too much', { status: 200, body: ' '.repeat(6 * 1024 * 1024) }],
  ])('with %s leaves the forecast, which shows its age', async (_, broken) => {
    await readForecasts()
    await age(staleHours * 60 + 1)
    const before = await db().bookingForecast.findUniqueOrThrow({ where: { bookingId } })
    override = broken
    await expect(readForecasts()).rejects.toThrow()
    expect(await db().bookingForecast.findUniqueOrThrow({ where: { bookingId } })).toEqual(before)
    expect(await shown()).toMatchObject({ staleHours })
    override = null
    await readForecasts()
    expect(await shown()).toMatchObject({ staleHours: null })
  })
})
