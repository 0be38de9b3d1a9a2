import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useEnvironment } from '@/e2e/support/use-environment'
import { findDrive } from '@/lib/calendar/travel/rules/drive'
import type { RoadTerms } from '@/lib/calendar/travel/schema'
import { maxStops } from '@/lib/integrations/router'
import { db } from '@/lib/platform/data/db'
import { measureDrives } from './measure-drives'
import { readRoad } from './read-road'

useDatabase()

const estimates: RoadTerms = { roadFactorPercent: 140, averageMph: 35 }
const property = { latitude: 35.6, longitude: -82.5 }
const base = { latitude: 35.7, longitude: -82.4 }
const island = { latitude: 35.8, longitude: -82.3 }

/** The body of the next responses; null is an error. */
let respond: ((url: URL) => unknown) | null = null
const requests: URL[] = []
const router = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://localhost')
  requests.push(url)
  response.statusCode = respond ? 200 : 500
  response.end(respond ? JSON.stringify(respond(url)) : '')
})

useEnvironment(async () => {
  await new Promise<void>((resolve) => router.listen(0, '127.0.0.1', resolve))
  return { ROUTER_URL: `http://127.0.0.1:${(router.address() as AddressInfo).port}` }
})

beforeEach(async () => {
  await db().measuredDrive.deleteMany()
  requests.length = 0
  respond = respondAsTable
})

afterAll(() => new Promise((resolve) => router.close(resolve)))

/** 10 minutes and 10 miles there, 20 and 20 back, and no road to the island. */
function respondAsTable(url: URL) {
  const places = decodeURIComponent(url.pathname).split('/').at(-1)?.split(';') ?? []
  const isThere = url.searchParams.get('sources') === '0'
  const row = places
    .slice(1)
    .map((place) => (place === `${island.longitude},${island.latitude}` ? null : isThere ? 1 : 2))
  const table = (unit: number) => {
    const values = row.map((value) => value && value * unit)
    return isThere ? [values] : values.map((value) => [value])
  }
  return { code: 'Ok', durations: table(590), distances: table(16_093.44) }
}

async function visitTo(position: typeof property) {
  return { position, road: await readRoad(db(), estimates, [position]) }
}

test('asks once for both directions, in the order of longitude and latitude, and stores what it got', async () => {
  const measured = await measureDrives(await visitTo(property), [base, base, null])
  expect(requests.map(({ pathname, search }) => `${decodeURIComponent(pathname)}${search}`).sort()).toEqual([
    '/table/v1/driving/-82.5,35.6;-82.4,35.7?sources=0&destinations=1&annotations=duration%2Cdistance',
    '/table/v1/driving/-82.5,35.6;-82.4,35.7?sources=1&destinations=0&annotations=duration%2Cdistance',
  ])
  const road = measured?.road ?? estimates
  expect(findDrive(property, base, road)).toEqual({ miles: 10, minutes: 10, isEstimate: false })
  expect(findDrive(base, property, road)).toEqual({ miles: 20, minutes: 20, isEstimate: false })

  const again = await measureDrives(await visitTo(property), [base])
  expect(requests).toHaveLength(2)
  expect(again?.road.measured).toEqual(road.measured)
  // The same drives, seen from the other end.
  expect(findDrive(property, base, await readRoad(db(), estimates, [base])).isEstimate).toBe(false)
})

test('estimates where there is no road', async () => {
  const measured = await measureDrives(await visitTo(property), [island, base])
  const road = measured?.road ?? estimates
  expect(findDrive(property, island, road).isEstimate).toBe(true)
  expect(findDrive(property, base, road).isEstimate).toBe(false)
})

test('measures as many stops at once as a server allows', async () => {
  const stops = Array.from({ length: maxStops + 5 }, (_, index) => ({ ...base, latitude: 36 + index / 100 }))
  await measureDrives(await visitTo(property), stops)
  expect(await db().measuredDrive.count()).toBe(2 * maxStops)
  await measureDrives(await visitTo(property), stops)
  expect(await db().measuredDrive.count()).toBe(2 * stops.length)
})

test.each([
  ['an error', null],
  ['another code', () => ({ code: 'NoTable' })],
  ['too few rows', () => ({ code: 'Ok', durations: [], distances: [] })],
])('estimates when the server responds with %s', async (_name, response) => {
  respond = response
  const measured = await measureDrives(await visitTo(property), [base])
  expect(findDrive(base, property, measured?.road ?? estimates).isEstimate).toBe(true)
  expect(await db().measuredDrive.count()).toBe(0)
})

test('an unknown property is not measured', async () => {
  expect(await measureDrives(null, [base])).toBeNull()
  expect(requests).toEqual([])
})
