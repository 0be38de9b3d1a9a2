import { expect, test } from 'vitest'
import { findSettings, settingsFor } from './settings-pages'

const all = settingsFor({ isOwner: true })
const find = (query: string) => findSettings(all, query).map(({ label }) => label)

test('a setting is found by the beginnings of its words, in any order', () => {
  expect(find('late')).toEqual(['Late fee, no-show'])
  expect(find('num tax')).toEqual([expect.stringMatching(/^Tax number/)])
  expect(find('vacat')).toEqual([expect.stringContaining('Blocked days')])
  expect(find('ate')).toEqual([])
  expect(find('  ')).toEqual([])
})

test('leads to the part of the page that has the setting', () => {
  expect(findSettings(all, 'taxed')).toMatchObject([{ href: '/settings/tax#taxed' }])
  expect(findSettings(all, 'vacation')).toMatchObject([{ href: '/calendar?view=hours#blocked-days' }])
  expect(findSettings(all, 'late fee')).toMatchObject([{ href: '/settings/cancellation' }])
})

test('a page comes before the settings of others', () => {
  expect(find('tax')[0]).toBe('Tax')
  expect(find('email').slice(0, 1)).toEqual(['Email'])
  expect(find('email')).toContain('Support email, contact')
})

test('pages of the owner are found by the owner only', () => {
  const others = settingsFor({ isOwner: false })
  expect(find('retention')).toHaveLength(1)
  expect(findSettings(others, 'retention')).toEqual([])
  expect(others.flatMap(({ pages }) => pages).map(({ label }) => label)).not.toContain('System')
})

test.each([
  ['vat', '/settings/tax'],
  ['sales tax', '/settings/tax'],
  ['GST', '/settings/tax'],
  ['logo', '/settings/studio'],
  ['colour', '/settings/studio'],
  ['website', '/settings/public'],
  ['no-show', '/settings/cancellation'],
  ['payroll', '/settings/pay'],
  ['retainer', '/settings/invoices#deposit'],
  ['voucher', '/settings/coupons'],
  ['MFA', '/settings/security'],
  ['GDPR', '/settings/legal'],
])('other words for a setting find it too: %s', (query, href) => {
  expect(findSettings(all, query)[0]?.href).toBe(href)
})
