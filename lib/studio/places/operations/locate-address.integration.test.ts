import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useEnvironment } from '@/e2e/support/use-environment'
import { db } from '@/lib/platform/data/db'
import { emptyAddress } from '@/lib/studio/places/rules/address'
import { locateAddress } from './locate-address'
import { locateProperty } from './locate-property'

useDatabase()

const studio = { coordinates: null, address: '12 Alder Street, Asheville, NC 28801' }
const address = { street: '284 Juniper Field Lane', city: 'Swannanoa', state: 'NC', zip: '28778' }

/** What the geocoder responds with; null is an error. */
let body: string | null = null
const queries: string[] = []
const geocoder = createServer((request, response) => {
  queries.push(new URL(request.url ?? '', 'http://localhost').searchParams.toString())
  response.statusCode = body === null ? 500 : 200
  response.end(body)
})

useEnvironment(async () => {
  await new Promise<void>((resolve) => geocoder.listen(0, '127.0.0.1', resolve))
  return { GEOCODER_URL: `http://127.0.0.1:${(geocoder.address() as AddressInfo).port}` }
})

afterAll(() => new Promise((resolve) => geocoder.close(resolve)))

test('locates by ZIP code, and outside its reach at the studio', async () => {
  const inSwannanoa = await locateAddress(address, studio)
  expect(inSwannanoa).toMatchObject({ source: 'ZIP' })
  expect(inSwannanoa?.latitude).toBeCloseTo(35.6, 0)
  expect(inSwannanoa?.longitude).toBeCloseTo(-82.4, 0)
  const atStudio = await locateAddress({ ...emptyAddress, zip: 'SW1A 2AA' }, studio)
  expect(atStudio).toMatchObject({ source: 'STUDIO' })
  expect(await locateAddress(null, studio)).toEqual(atStudio)
  const coordinates = '51.50000, -0.12000'
  expect(await locateAddress(null, { ...studio, coordinates })).toEqual({
    latitude: 51.5,
    longitude: -0.12,
    source: 'STUDIO',
  })
  expect(await locateAddress(null, { coordinates: null, address: null })).toBeNull()
})

test('asks the geocoder once for an address, and stores no address', async () => {
  body = JSON.stringify([{ lat: '35.61', lon: '-82.39', display_name: 'Juniper Field Lane' }])
  queries.length = 0
  const found = { latitude: 35.61, longitude: -82.39, source: 'GEOCODER' }
  expect(await locateAddress(address, studio)).toEqual(found)
  expect(await locateAddress({ ...address, city: 'swannanoa' }, studio)).toEqual(found)
  expect(queries).toEqual([
    'street=284+Juniper+Field+Lane&city=Swannanoa&state=NC&postalcode=28778&format=jsonv2&limit=1',
  ])
  expect(JSON.stringify(await db().locatedAddress.findMany())).not.toMatch(/juniper/i)
})

test.each([null, 'no JSON', '[]'])(
  'uses the ZIP code when the geocoder responds with %s',
  async (response) => {
    body = response
    const street = `${String(response)} Street`
    expect(await locateAddress({ ...address, street }, studio)).toMatchObject({ source: 'ZIP' })
  },
)

test('a property has the parts that were entered, or one line', async () => {
  body = null
  const line = '284 Juniper Field Lane, Swannanoa, NC 28778'
  expect(await locateProperty('typed', address, studio)).toMatchObject({
    propertyAddress: line,
    propertyStreet: address.street,
    propertyZip: '28778',
    placeSource: 'GEOCODER',
  })
  expect(await locateProperty(line, undefined, studio)).toMatchObject({
    propertyAddress: line,
    propertyStreet: null,
    placeSource: 'ZIP',
  })
  expect(await locateProperty('The old mill', { ...emptyAddress, zip: '28778' }, studio)).toMatchObject({
    propertyAddress: 'The old mill',
    placeSource: 'ZIP',
  })
})
