import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { endSession } from '@/lib/people/accounts/commands/end-session'
import { listOwnSessions } from '@/lib/people/accounts/queries/list-own-sessions'
import { sessionEndedText } from '@/lib/people/accounts/words/sessions'
import { db } from '@/lib/platform/data/db'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { deleteSessions } from './delete-sessions'
import type { SessionToken } from './session-cookie'
import { type Caller, createSession } from './sessions'
import { findActor } from './viewer'

useDatabase()

const laptop: Caller = { browser: 'Firefox', device: 'Windows', network: '203.0.113.0/24' }
const phone: Caller = { browser: 'Safari', device: 'iPhone', network: null }

const claimOf = ({ userId }: Actor) => ({ userId, sessionVersion: 1 })
const announcementsTo = ({ email }: Actor) =>
  db().outboxMessage.findMany({ where: { recipient: email, topic: 'new-sign-in' } })
const rowOf = ({ secret }: Required<SessionToken>) =>
  db().session.findUniqueOrThrow({ where: { secretHash: hashSecret(secret) } })

test('a session stores a hash of its secret, and a network instead of an address', async () => {
  const client = await createPerson('CLIENT')
  const token = await createSession(claimOf(client), laptop)
  const row = await rowOf(token)
  expect(JSON.stringify(row)).not.toContain(token.secret)
  expect(row).toMatchObject(laptop)
  expect(Math.round((row.expiresAt.getTime() - row.createdAt.getTime()) / 86_400_000)).toBe(30)
})

test('a new device is announced, unless it is the first of the account; five times a day at most', async () => {
  await createStudio()
  const client = await createPerson('CLIENT')
  await createSession(claimOf(client), laptop, { isNewDevice: true })
  expect(await announcementsTo(client)).toEqual([])
  await createSession(claimOf(client), laptop)
  expect(await announcementsTo(client)).toEqual([])
  await createSession(claimOf(client), phone, { isNewDevice: true })
  expect(await announcementsTo(client)).toMatchObject([
    { userId: client.userId, payload: { device: 'Safari on iPhone', network: null } },
  ])
  for (let count = 0; count < 8; count += 1) {
    await createSession(claimOf(client), phone, { isNewDevice: true })
  }
  // The first sign-in counted too.
  expect(await announcementsTo(client)).toHaveLength(4)
})

test('signing in again on a device replaces its session', async () => {
  const client = await createPerson('CLIENT')
  const before = await createSession(claimOf(client), laptop)
  const after = await createSession(claimOf(client), laptop, { replaces: before })
  expect(await findActor(before)).toBeNull()
  expect(await findActor(after)).toMatchObject({ email: client.email })
})

test('lists only sessions that have not ended, this device first', async () => {
  const client = await createPerson('CLIENT')
  const current = await createSession(claimOf(client), laptop)
  await createSession(claimOf(client), phone)
  await createSession({ userId: client.userId, sessionVersion: 0 }, phone)
  const expired = await createSession(claimOf(client), phone)
  await db().session.update({ where: { id: (await rowOf(expired)).id }, data: { expiresAt: new Date(0) } })
  await createSession(claimOf(await createPerson('CLIENT')), phone)
  const { id, sessionVersion: version, lastUsedAt } = await rowOf(current)
  expect(await listOwnSessions(client, { id, version, lastUsedAt, confirmedAt: null })).toMatchObject([
    { id, device: 'Firefox on Windows', network: '203.0.113.0/24', isCurrent: true },
    { device: 'Safari on iPhone', network: null, isCurrent: false },
  ])
})

test("a person ends one of their sessions, once, and nobody else's", async () => {
  const [client, other] = [await createPerson('CLIENT'), await createPerson('CLIENT')]
  const [lost, kept] = [
    await createSession(claimOf(client), phone),
    await createSession(claimOf(client), laptop),
  ]
  const { id } = await rowOf(lost)
  const notFound = { code: 'not-found', message: sessionEndedText }
  await expect(endSession(other, id)).rejects.toMatchObject(notFound)
  expect(await findActor(lost)).not.toBeNull()
  await endSession(client, id)
  expect([await findActor(lost), await findActor(kept)]).toEqual([null, expect.anything()])
  await expect(endSession(client, id)).rejects.toMatchObject(notFound)
  expect(await db().auditEntry.findMany({ where: { subjectId: client.userId } })).toMatchObject([
    { action: 'session.ended', actorId: client.profileId },
  ])
  expect(await deleteSessions(db(), { secretHash: hashSecret(kept.secret) })).toBe(1)
  expect(await findActor(kept)).toBeNull()
})
