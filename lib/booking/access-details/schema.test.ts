import { expect, test } from 'vitest'
import { listDetails } from './rules/list-details'
import { noDetails } from './rules/no-details'
import { AccessDetails } from './schema'
import { personalPinText } from './words'

test('every field may be empty', () => {
  expect(AccessDetails.parse({})).toEqual(noDetails)
  expect(listDetails(noDetails)).toEqual([])
})

test("rejects what looks like the PIN of someone's Supra key", () => {
  const parse = (lockboxKind: string, lockboxCode: string) =>
    AccessDetails.safeParse({ lockboxKind, lockboxCode }).error?.issues
  expect(parse('SUPRA', '4471')).toMatchObject([{ path: ['lockboxCode'], message: personalPinText }])
  expect(parse('SUPRA', '1234567')).toBeUndefined()
  expect(parse('COMBINATION', '4471')).toBeUndefined()
})

test('lists what was entered', () => {
  const details = {
    ...noDetails,
    lockboxKind: 'SUPRA',
    lockboxCode: '1234567',
    occupancy: 'TENANT',
    contactPhone: '828 555 0142',
  }
  expect(listDetails(AccessDetails.parse(details))).toEqual([
    ['Lockbox', 'Supra'],
    ['CBS code', '1234567'],
    ['Occupancy', 'Occupied by a tenant'],
    ['Contact on site', '828 555 0142'],
  ])
})
