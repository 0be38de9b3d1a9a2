import { expect, test } from 'vitest'
import { sitePath, withOrigin } from './site-path'

test.each([
  ['/admin?tab=bookings&page=2', '/admin?tab=bookings&page=2'],
  ['/a/../bookings#end', '/bookings#end'],
  ['/booking/1?tab=2#//elsewhere.test', '/booking/1?tab=2#//elsewhere.test'],
  ['//elsewhere.test', null],
  ['/\\elsewhere.test', null],
  ['/\t/elsewhere.test', null],
  ['/.//elsewhere.test', null],
  ['https://elsewhere.test', null],
  ['javascript:alert(1)', null],
  ['bookings', null],
  ['', null],
  [undefined, null],
  [['/bookings', '/admin'], null],
  [`/${'x'.repeat(1000)}`, null],
])('of %j is %j', (candidate, path) => {
  expect(sitePath(candidate)).toBe(path)
})

test('carries an origin, query and all', () => {
  const href = withOrigin('/booking/1?cancel=1', '/admin?tab=bookings&search=5 Elm & Co')
  const { pathname, searchParams } = new URL(href, 'http://northlight.test')
  expect([pathname, searchParams.get('cancel'), searchParams.get('from')]).toEqual([
    '/booking/1',
    '1',
    '/admin?tab=bookings&search=5 Elm & Co',
  ])
  expect(withOrigin('/booking/1', '/bookings')).toBe('/booking/1?from=%2Fbookings')
})
