import { describe, expect, it } from 'vitest'
import { isCurrent, navigationFor, placeInNavigation, sidebarFor, type ViewerRole } from './navigation'

function currentLabels(role: ViewerRole, path: string) {
  return navigationFor(role)
    .flatMap((group) => group.items)
    .filter((item) => isCurrent(item, path))
    .map((item) => item.label)
}

it('keeps a tab marked on the pages below it', () => {
  expect(isCurrent({ href: '/settings/mail' }, '/settings/mail/previews')).toBe(true)
  expect(isCurrent({ href: '/settings/mail' }, '/settings/mailing')).toBe(false)
})

describe('navigationFor', () => {
  it('gives each role its items in order', () => {
    const labels = (role: ViewerRole) =>
      navigationFor(role).flatMap((group) => group.items.map((item) => item.label))
    expect(labels('CLIENT')).toEqual([
      'Dashboard',
      'Book Shoot',
      'Portfolio',
      'Photo Gallery',
      'Invoices',
      'Messages',
      'Brokerage',
      'Support',
    ])
    expect(labels('PHOTOGRAPHER')).toEqual([
      'Dashboard',
      'Today',
      'Calendar',
      'Admin Panel',
      'Portfolio',
      'Upload Photos',
      'Messages',
      'Invoices',
      'Quotes',
      'Clients',
      'Books',
      'Pay',
      'Settings',
    ])
  })
  it('keeps what belongs to the studio in a group of its own', () => {
    expect(navigationFor('PHOTOGRAPHER').map((group) => group.title)).toEqual([
      'Photographer Tools',
      'Studio',
    ])
  })
})

describe('sidebarFor', () => {
  const labels = (role: ViewerRole, belonging: { hasTeam: boolean; hasBrokerage: boolean }) =>
    sidebarFor(role, belonging).flatMap((group) => group.items.map((item) => item.label))

  it('leaves out what is for teams in a studio of one', () => {
    const alone = labels('PHOTOGRAPHER', { hasTeam: false, hasBrokerage: false })
    expect(labels('PHOTOGRAPHER', { hasTeam: true, hasBrokerage: false })).toContain('Pay')
    expect(alone).not.toContain('Pay')
    expect(alone).toContain('Books')
  })

  it("has a client's brokerage only for its members", () => {
    expect(labels('CLIENT', { hasTeam: true, hasBrokerage: true })).toContain('Brokerage')
    expect(labels('CLIENT', { hasTeam: true, hasBrokerage: false })).not.toContain('Brokerage')
  })
})

describe('isCurrent', () => {
  it.each<[ViewerRole, string, string[]]>([
    ['CLIENT', '/dashboard', ['Dashboard']],
    ['CLIENT', '/book', ['Book Shoot']],
    ['CLIENT', '/bookings', ['Dashboard']],
    ['CLIENT', '/photo-view', ['Photo Gallery']],
    ['PHOTOGRAPHER', '/admin', ['Admin Panel']],
    ['PHOTOGRAPHER', '/admin-messages', ['Messages']],
    ['PHOTOGRAPHER', '/admin-portfolio', ['Portfolio']],
    ['PHOTOGRAPHER', '/settings/cancellation', ['Settings']],
    ['CLIENT', '/profile/password', []],
  ])('%s at %s', (role, path, labels) => {
    expect(currentLabels(role, path)).toEqual(labels)
  })
})

it.each<[ViewerRole, string | null, string[]]>([
  ['CLIENT', null, ['Dashboard']],
  ['CLIENT', '/bookings?page=2', ['Dashboard']],
  ['CLIENT', '/invoices/1', ['Invoices']],
  ['CLIENT', '/admin', ['Dashboard']],
  ['PHOTOGRAPHER', null, ['Admin Panel']],
  ['PHOTOGRAPHER', '/dashboard', ['Dashboard']],
  ['PHOTOGRAPHER', '/admin?tab=bookings&show=completed', ['Admin Panel']],
  ['PHOTOGRAPHER', '/clients/1?page=2', ['Clients']],
  ['PHOTOGRAPHER', '//elsewhere.test/clients', ['Admin Panel']],
  ['PHOTOGRAPHER', '/booking/2', ['Admin Panel']],
])('marks the item a %s came to a booking from: %s', (role, from, labels) => {
  expect(currentLabels(role, placeInNavigation('/booking/7f3ac91e', from, role))).toEqual(labels)
})
