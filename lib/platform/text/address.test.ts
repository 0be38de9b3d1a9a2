import { expect, test } from 'vitest'
import { splitAddress } from './address'

test.each([
  ['903 Chestnut Street, Asheville, NC 28801', '903 Chestnut Street', 'Asheville, NC 28801'],
  ['Old mill', 'Old mill', ''],
  [', Asheville', ', Asheville', 'Asheville'],
])('%s is %s in %s', (address, street, town) => {
  expect(splitAddress(address)).toEqual({ street, town })
})
