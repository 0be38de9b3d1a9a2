import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { findWritableClient } from './find-writable-client'
import { listWritableClients } from './list-writable-clients'

useDatabase()

let photographer: Actor
let dana: Actor
let closed: Actor

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER', 'Kit Vale')
  dana = await createPerson('CLIENT', 'Dana Whitfield')
  await createPerson('CLIENT', 'Amal Idris')
  closed = await createPerson('CLIENT', 'Bo Closed')
  await db().profile.update({ where: { id: dana.profileId }, data: { company: 'Whitfield Moore' } })
  await db().profile.update({ where: { id: closed.profileId }, data: { accountStatus: 'DISABLED' } })
})

test('a photographer finds active clients by name, email, or company, and no one else', async () => {
  const namesFor = async (search: string) =>
    (await listWritableClients(photographer, search)).map(({ fullName }) => fullName)
  expect(await namesFor('')).toEqual(['Amal Idris', 'Dana Whitfield'])
  expect(await namesFor('whitfield m')).toEqual(['Dana Whitfield'])
  expect(await namesFor(dana.email.slice(0, 12).toUpperCase())).toEqual(['Dana Whitfield'])
  expect(await namesFor('Kit')).toEqual([])
  expect(await namesFor('Bo')).toEqual([])
})

test('a client finds no one, and a disabled account cannot be chosen', async () => {
  expect(await listWritableClients(dana, '')).toEqual([])
  expect(await findWritableClient(dana, dana.profileId)).toBeNull()
  expect(await findWritableClient(photographer, closed.profileId)).toBeNull()
  expect(await findWritableClient(photographer, dana.profileId)).toMatchObject({ fullName: 'Dana Whitfield' })
})
