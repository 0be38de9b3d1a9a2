import { expect, test } from 'vitest'
import { type Access, mayEnter } from './actor'
import { makeActor } from './actor.fixture'

/** The address of OWNER_EMAIL in tests. */
const email = 'owner@example.test'

test('the owner is a photographer with the owner’s address, now or before', () => {
  expect(mayEnter('owner', makeActor('PHOTOGRAPHER', { email }))).toBe(true)
  expect(mayEnter('owner', makeActor('PHOTOGRAPHER', { ownerEmail: email }))).toBe(true)
  expect(mayEnter('owner', makeActor('PHOTOGRAPHER'))).toBe(false)
  for (const role of ['CLIENT', 'EDITOR', 'COORDINATOR'] as const)
    expect(mayEnter('owner', makeActor(role, { email })), role).toBe(false)
})

test('an account that is not active enters nowhere but where anyone does, and where it adds its factor', () => {
  const accesses: Access[] = ['anyone', 'adding-factor', 'signed-in', 'client', 'open-bookings']
  const entered = (status: 'NEEDS_FACTOR' | 'DISABLED') =>
    accesses.filter((access) => mayEnter(access, makeActor('CLIENT', { status })))
  expect(entered('NEEDS_FACTOR')).toEqual(['anyone', 'adding-factor'])
  expect(entered('DISABLED')).toEqual(['anyone'])
  expect(accesses.filter((access) => mayEnter(access, null))).toEqual(['anyone'])
  expect(accesses.filter((access) => mayEnter(access, makeActor('CLIENT')))).toEqual(accesses)
})
