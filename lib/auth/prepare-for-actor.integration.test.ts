import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db } from '@/lib/platform/db'
import { whereSql } from '@/lib/platform/where-sql'
import { visibleTo } from '@/lib/studio/notifications/policy'
import type { Actor } from './actor'
import { isOwner } from './owner'
import { prepareForActor } from './prepare-for-actor'

useDatabase()

async function createActor(name: string): Promise<Actor> {
  const email = `${name}@prepared.test`
  const { id: userId, profile } = await db().user.create({
    data: {
      email,
      passwordHash: 'x',
      profile: { create: { fullName: name, email, role: 'CLIENT' } },
      notifications: { create: { title: name, message: name, type: 'INFO' } },
    },
    select: { id: true, profile: { select: { id: true } } },
  })
  const profileId = profile?.id ?? ''
  return { userId, profileId, role: 'CLIENT', status: 'ACTIVE', fullName: name, email, avatarUrl: null }
}

test('each actor of a role reads their own rows, also at the same time', async () => {
  const actors = await Promise.all(['ada', 'ben', 'cleo'].map(createActor))
  const listTitles = prepareForActor((builder, actor) =>
    builder
      .selectFrom('notifications as n')
      .where(whereSql('notifications', visibleTo(actor), 'n'))
      .select('n.title'),
  )
  const calls = Array.from({ length: 60 }, (_, n) => actors[n % actors.length] as Actor)
  const read = await Promise.all(calls.map((actor) => listTitles(actor, {})))
  expect(read).toEqual(calls.map(({ fullName }) => [{ title: fullName }]))
})

test('rejects a policy that decides by who the owner is', async () => {
  const list = prepareForActor((builder, actor) =>
    builder
      .selectFrom('users')
      .where('email', isOwner(actor) ? '<>' : '=', 'nobody@prepared.test')
      .select('id'),
  )
  await expect(list(await createActor('dora'), {})).rejects.toThrow('role and status')
})
