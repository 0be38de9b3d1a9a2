import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { AccessDetails } from '@/lib/booking/access-details/schema'
import { openTypedDetails, sealDetails, sealTypedDetails } from './seal-details'

const details = AccessDetails.parse({ gateCode: '3318', notes: 'Two quiet dogs' })

test('what a person typed is readable only for that person, and not where it is kept', () => {
  const [typist, other] = [randomUUID(), randomUUID()]
  const sealed = sealTypedDetails(typist, details)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('3318')
  expect(openTypedDetails(typist, sealed)).toEqual(details)
  expect(openTypedDetails(other, sealed)).toBeNull()
  expect(openTypedDetails(typist, 'c2VhbGVk')).toBeNull()
  expect(openTypedDetails(typist, sealDetails(typist, details))).toBeNull()
})
