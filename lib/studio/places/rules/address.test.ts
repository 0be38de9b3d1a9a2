import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyAddress, fiveDigitsOf, formatAddress, parseAddress, toAddressParts } from './address'
import { formatCoordinates, parseCoordinates } from './coordinates'

test('an address is written in one line, without its empty parts', () => {
  const address = { street: '284 Juniper Field Lane', city: 'Swannanoa', state: 'NC', zip: '28778' }
  expect(formatAddress(address)).toBe('284 Juniper Field Lane, Swannanoa, NC 28778')
  expect(formatAddress({ ...address, state: '' })).toBe('284 Juniper Field Lane, Swannanoa, 28778')
  expect(formatAddress({ ...emptyAddress, zip: '28778' })).toBe('28778')
  expect(formatAddress(emptyAddress)).toBe('')
})

test.each([
  ['284 Juniper Field Lane, Swannanoa, NC 28778', '28778'],
  ['284 Juniper Field Lane, Swannanoa, NC 28778-1234', '28778'],
  ['1 Main St, Austin TX 78701, USA', '78701'],
  ['28778 Juniper Field Lane, Swannanoa', ''],
  ['10 Downing Street, London SW1A 2AA', ''],
])('the ZIP code at the end of "%s" is "%s"', (line, zip) => {
  expect(parseAddress(line)).toEqual({ ...emptyAddress, street: line, zip })
})

const alder = { street: '1418 Alder Ridge Lane', city: 'Asheville', state: 'NC', zip: '28804' }
test.each([
  ['1418 Alder Ridge Lane, Asheville, NC 28804', alder],
  ['1418 Alder Ridge Lane,Asheville NC 28804, USA', alder],
  ['1418 Alder Ridge Lane, Asheville, NC', alder],
  ['1418 Alder Ridge Lane, Asheville', { ...alder, state: '' }],
  [
    '1418 Alder Ridge Lane, Unit 4, Asheville, NC 28804',
    { ...alder, street: '1418 Alder Ridge Lane, Unit 4' },
  ],
  ['1418 Alder Ridge Lane, NC 28804', { ...alder, city: '' }],
  ['1418 Alder Ridge Lane 28804', { ...alder, city: '', state: '' }],
  ['28804', { ...alder, street: '28804', city: '', state: '' }],
  [
    '10 Downing Street, London SW1A 2AA',
    { ...alder, street: '10 Downing Street', city: 'London SW1A 2AA', state: '' },
  ],
  ['', { ...emptyAddress, zip: '28804' }],
  [`${'long '.repeat(50)}street`, { ...emptyAddress, zip: '28804' }],
])('the line "%s" has these parts', (line, parts) => {
  expect(toAddressParts(line, ' 28804 ')).toEqual(parts)
})

test('parts of a written address are written as before', () => {
  expect(formatAddress(toAddressParts(formatAddress(alder), alder.zip))).toBe(formatAddress(alder))
})

test('only a US ZIP code has five digits', () => {
  expect(fiveDigitsOf(' 28778 ')).toBe('28778')
  expect(fiveDigitsOf('28778-1234')).toBe('28778')
  expect(['2877', '287781', 'SW1A 2AA', ''].map(fiveDigitsOf)).toEqual([null, null, null, null])
})

test('reads written coordinates back to about a meter', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        const read = parseCoordinates(formatCoordinates({ latitude, longitude }))
        expect(read?.latitude).toBeCloseTo(latitude, 4)
        expect(read?.longitude).toBeCloseTo(longitude, 4)
      },
    ),
  )
  expect(['', '91, 0', '0, 181', '35.58', 'here'].map(parseCoordinates)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
