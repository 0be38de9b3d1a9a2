import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeText } from '@/lib/search/words'
import type { Role } from '@/prisma/generated/enums'
import { commandsFor, matchCommands } from './commands'

const roles = ['CLIENT', 'PHOTOGRAPHER', 'EDITOR', 'COORDINATOR'] as const

const labels = (role: Role, text: string) => {
  const { actions, pages } = commandsFor({ role, isOwner: false })
  return matchCommands([...actions, ...pages], text).map(({ label }) => label)
}

test('the beginnings of words find a command, in any order and case', () => {
  expect(labels('PHOTOGRAPHER', 'SEND pho')).toEqual(['Send photos'])
  expect(labels('PHOTOGRAPHER', 'pho send')).toEqual(['Send photos'])
  expect(labels('PHOTOGRAPHER', 'vac')).toEqual(['Block days'])
  expect(labels('PHOTOGRAPHER', 'hotos')).toEqual([])
})

test('each role finds only its own commands', () => {
  expect(labels('CLIENT', 'settings')).toEqual(['Email settings'])
  expect(labels('CLIENT', 'send photos')).toEqual([])
  expect(labels('PHOTOGRAPHER', 'get quote')).toEqual([])
  const texts = ['new booking', 'send photos', 'block day', 'settings']
  const found = (role: Role) => texts.map((text) => labels(role, text))
  expect(found('COORDINATOR')).toEqual([['New booking'], [], ['Block days'], ['Email settings']])
  expect(found('EDITOR')).toEqual([[], ['Send photos'], [], ['Email settings']])
})

test('people find what they call it by other words', () => {
  for (const role of roles) {
    expect(labels(role, 'log out')).toEqual(['Sign out'])
    expect(labels(role, 'dark')).toEqual([themeText])
    expect(labels(role, 'passkey')).toEqual(['Security'])
  }
  for (const word of ['reschedule', 'cancel']) {
    expect(labels('CLIENT', word)).toEqual(['My bookings'])
    for (const role of ['PHOTOGRAPHER', 'COORDINATOR'] as const)
      expect(labels(role, word)).toContain('Manage bookings')
  }
  expect(labels('CLIENT', 'MLS')).toEqual(['Photo Gallery'])
  expect(labels('PHOTOGRAPHER', 'MLS')).toEqual(['MLS profiles'])
  for (const role of ['CLIENT', 'PHOTOGRAPHER'] as const) {
    expect(labels(role, 'property page').map((label) => label.toLowerCase())).toContain('photo gallery')
  }
})

test('an empty text finds everything once', () => {
  for (const role of roles) {
    const { actions, pages } = commandsFor({ role, isOwner: role === 'PHOTOGRAPHER' })
    expect(matchCommands(pages, ' ')).toHaveLength(pages.length)
    const all = [...actions, ...pages].map(({ label }) => label)
    expect(new Set(all).size).toBe(all.length)
  }
})

/** Pages that another page leads to, and those that only redirect. */
const reachedFromOthers = [
  '/photo-view',
  '/photo-view/arrange',
  '/photo-view/mls',
  '/photo-view/property-page',
  '/profile/security/authenticator',
  '/profile/security/codes',
  '/profile/security/confirm',
  '/profile/security/email',
  '/profile/security/passkeys',
]

test('every page that needs no record is found by someone', () => {
  const found = roles.flatMap((role) => {
    const { actions, pages } = commandsFor({ role, isOwner: true })
    return [...actions, ...pages].flatMap(({ href }) => href?.replace(/[?#].*/, '') ?? [])
  })
  const all = readdirSync('app/(portal)', { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/page.tsx') && !file.includes('['))
    .map((file) => file.replace(/\/page\.tsx$/, '').replaceAll(/\/\([^)]*\)/g, ''))
  expect(all.filter((page) => !found.includes(page) && !reachedFromOthers.includes(page))).toEqual([])
})
