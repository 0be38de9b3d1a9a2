import { expect, it } from 'vitest'
import { authHref, safeNextPath } from './next-path'

it.each([
  ['/booking/7f3ac91e', '/booking/7f3ac91e'],
  ['/photo-view?booking_id=1&delivery_id=2', '/photo-view?booking_id=1&delivery_id=2'],
  ['/admin-messages?conversation=5#end', '/admin-messages?conversation=5#end'],
  ['/author', '/author'],
  ['/a/../bookings', '/bookings'],
  ['/invoices?next=//elsewhere.test', '/invoices?next=//elsewhere.test'],
])('allows %s', (candidate, expected) => {
  expect(safeNextPath(candidate)).toBe(expected)
})

it.each([
  undefined,
  null,
  '',
  'bookings',
  'https://elsewhere.test',
  'javascript:alert(1)',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '\\\\elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  '\t//elsewhere.test',
  '/.//elsewhere.test',
  '/..//elsewhere.test',
  '/a/..//elsewhere.test',
  '/./\\elsewhere.test',
  '/%2e//elsewhere.test',
  ' //elsewhere.test',
  '///elsewhere.test',
  '/auth',
  '/auth?next=/auth',
  '/auth#next',
  '/auth/verify?token=x',
  '/x/../auth',
])('falls back to the dashboard for %j', (candidate) => {
  expect(safeNextPath(candidate)).toBe('/dashboard')
})

it('never returns a path that a browser would resolve to another site', () => {
  const pieces = [
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '%2f',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    'elsewhere.test',
    'http:',
    ' ',
  ]
  const here = 'https://northlight.test'
  for (const first of pieces) {
    for (const second of pieces) {
      for (const third of pieces) {
        for (const fourth of pieces) {
          const path = safeNextPath(`/${first}${second}${third}${fourth}`)
          expect(new URL(path, here).origin).toBe(here)
        }
      }
    }
  }
})

it('limits the length, also after encoding', () => {
  const longest = `/${'x'.repeat(999)}`
  expect(safeNextPath(longest)).toBe(longest)
  expect(safeNextPath(`${longest}x`)).toBe('/dashboard')
  expect(safeNextPath(`/${'😀'.repeat(200)}`)).toBe('/dashboard')
  expect(authHref('/auth', { next: longest })).toContain('xxx')
  expect(authHref('/auth', { next: `${longest}x` })).toBe('/auth')
})
