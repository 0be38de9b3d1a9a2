import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { missingAddressText } from '@/lib/booking/bookings/words/fields'
import { fieldErrors } from '@/lib/people/accounts/words/fields'
import { RequestQuote } from './schema'
import { addressNotLinkText, noServicesText, sizeNotLinkText } from './words'

const filled = {
  idempotencyKey: randomUUID(),
  stamp: '',
  reference: '',
  propertyAddress: '61 Sunset Summit, Asheville',
  propertySize: '',
  wantedBy: '',
  services: ['photo_shoot'],
  message: '',
  fullName: 'Helen Ashworth',
  phone: '',
  email: 'helen@ashworth.test',
}

function problemsOf(changed: Partial<Record<keyof typeof filled, unknown>>): string[] {
  const parsed = RequestQuote.safeParse({ ...filled, ...changed })
  return parsed.error?.issues.map(({ message }) => message) ?? []
}

test('empty fields become null', () => {
  expect(RequestQuote.parse(filled)).toMatchObject({
    propertySize: null,
    wantedBy: null,
    message: null,
    phone: null,
    projectId: null,
  })
})

test.each([
  [{ propertyAddress: ' ' }, missingAddressText],
  [{ propertyAddress: 'www.example.com' }, addressNotLinkText],
  [{ propertySize: 'see example.com' }, sizeNotLinkText],
  [{ wantedBy: 'tomorrow' }, 'Enter a date'],
  [{ wantedBy: '2026-02-30' }, 'Enter a date'],
  [{ services: undefined }, noServicesText],
  [{ message: 'x'.repeat(2001) }, 'At most 2000 characters'],
  [{ message: 'a.com b.com c.com d.com' }, 'At most 3 links'],
  [{ fullName: '' }, 'Full name is required'],
  [{ fullName: 'Helen\r\nBcc: all' }, fieldErrors.nameCharacters],
  [{ fullName: '<b>Helen</b>' }, fieldErrors.nameCharacters],
  [{ email: '' }, 'Email is required'],
  [{ email: 'helen@ashworth.test\r\nBcc: all@example.test' }, 'Invalid email address'],
  [{ phone: 'call me' }, fieldErrors.phone],
])('%j is rejected with "%s"', (changed, problem) => {
  expect(problemsOf(changed)).toEqual([problem])
})
