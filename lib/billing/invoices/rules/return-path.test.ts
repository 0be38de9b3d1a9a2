import { expect, test } from 'vitest'
import { toReturnPath, withQuery } from './return-path'

const id = '2f0f7a3e-8a52-4f1f-9a0c-6a4f9d6f2c11'

test.each([
  [`/invoices/${id}`, `/invoices/${id}`],
  ['/invoices?status=pending&page=2', '/invoices?status=pending&page=2'],
  [`/photo-view?booking_id=${id}&payment=cancelled&session_id=cs_1`, `/photo-view?booking_id=${id}`],
])('a client who pays at %s returns there', (from, path) => {
  expect(toReturnPath(from)).toBe(path)
})

test.each([
  undefined,
  '',
  '/settings',
  '/invoices/none',
  '//evil.test/invoices',
  '/\\evil.test/invoices',
  'https://evil.test/invoices',
  '/photo-view/mls',
  '/photo-gallery',
])('%s is no page to return to', (from) => {
  expect(toReturnPath(from)).toBeNull()
})

test('a query is added to a path with or without one', () => {
  expect(withQuery('/invoices', 'payment=success')).toBe('/invoices?payment=success')
  expect(withQuery('/invoices?page=2', 'payment=success')).toBe('/invoices?page=2&payment=success')
})
