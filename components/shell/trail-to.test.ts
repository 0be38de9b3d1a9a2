import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ViewerRole } from './navigation'
import { nameOfOrigin, trailTo } from './trail-to'

const labels = (path: string, role: ViewerRole) => trailTo(path, role).map((step) => step.label)

it.each<[string, ViewerRole, string[]]>([
  ['/dashboard', 'CLIENT', ['Dashboard']],
  ['/bookings', 'CLIENT', ['Dashboard', 'My Bookings']],
  ['/booking/7f3ac91e-0000', 'CLIENT', ['Dashboard', 'My Bookings', 'Booking 7f3ac91e']],
  [
    '/booking/7f3ac91e-0000',
    'PHOTOGRAPHER',
    ['Dashboard', 'Admin Panel', 'Booking Management', 'Booking 7f3ac91e'],
  ],
  ['/booking/7f3ac91e-0000', 'COORDINATOR', ['Dashboard', 'Bookings', 'Booking 7f3ac91e']],
  ['/photo-view', 'CLIENT', ['Dashboard', 'Photo Gallery', 'Photos']],
  ['/portfolio/42', 'CLIENT', ['Dashboard', 'Portfolio', 'Project']],
  ['/constructor', 'CLIENT', ['Dashboard']],
  ['/nowhere/at/all', 'CLIENT', ['Dashboard']],
])('leads to %s as %s', (path, role, expected) => {
  expect(labels(path, role)).toEqual(expected)
})

it('links every step above the page to a place of its own', () => {
  expect(trailTo('/booking/7f3ac91e-0000', 'PHOTOGRAPHER').map((step) => step.href)).toEqual([
    '/dashboard',
    '/admin',
    '/admin?tab=bookings',
    '/booking/7f3ac91e-0000',
  ])
})

it('knows every page of the portal', () => {
  const pages = readdirSync('app/(portal)', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])page\.tsx$/.test(file))
    .map(
      (file) =>
        `/${file
          .replaceAll('\\', '/')
          .replace(/\/page\.tsx$/, '')
          .replaceAll(/\[\w+\]/g, 'one')}`,
    )
  expect(pages).toContain('/profile/password')
  for (const page of pages.filter((path) => path !== '/dashboard')) {
    expect(trailTo(page, 'PHOTOGRAPHER').length, page).toBeGreaterThan(1)
  }
})

it.each<[string, string | null]>([
  ['/dashboard', 'dashboard'],
  ['/bookings?status=PENDING', 'My Bookings'],
  ['/admin?tab=bookings&show=completed&page=2', 'Booking Management'],
  ['/admin?tab=analytics', 'Admin Panel'],
  ['/clients/42?page=2', 'client'],
  ['/booking/7f3ac91e-0000', 'Booking 7f3ac91e'],
  ['/api/auth/signout', null],
  ['/auth', null],
])('calls %s as an origin %s', (origin, name) => {
  expect(nameOfOrigin(origin, 'PHOTOGRAPHER')).toBe(name)
})
