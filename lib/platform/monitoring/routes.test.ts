import { expect, test } from 'vitest'
import { createRouteFinder, readRoutesManifest } from './routes'

const findRoute = createRouteFinder({
  staticRoutes: [{ page: '/' }, { page: '/book' }],
  dynamicRoutes: [
    { page: '/booking/[id]', regex: '^/booking/([^/]+?)(?:/)?$' },
    { page: '/unsubscribe/[token]', regex: '^/unsubscribe/([^/]+?)(?:/)?$' },
  ],
})

test.each([
  ['/', '/'],
  ['/book?reschedule=1', '/book'],
  ['/booking/4711', '/booking/[id]'],
  ['/unsubscribe/secret?x=secret', '/unsubscribe/[token]'],
  ['/_next/static/chunks/a.js', '/_next'],
  ['/wp-login.php', 'other'],
  ['//book', 'other'],
  ['', 'other'],
])('%s belongs to %s', (url, route) => {
  expect(findRoute(url)).toBe(route)
})

test('without a build every request is other', () => {
  expect(createRouteFinder(readRoutesManifest('no-such-folder'))('/book')).toBe('other')
})
