import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import type { SessionToken } from '@/lib/auth/session-cookie'
import {
  actorOf,
  makePhotographer,
  openSession,
  openSessionOf,
  signUpAs,
  testPassword,
  verifyNewest,
} from '@/lib/people/accounts/accounts.fixture'
import { approvePhotographer } from '@/lib/people/accounts/commands/approve-photographer'
import { changePassword } from '@/lib/people/accounts/commands/change-password'
import { denyPhotographer } from '@/lib/people/accounts/commands/deny-photographer'
import { endOtherSessions } from '@/lib/people/accounts/commands/end-other-sessions'
import { endSession } from '@/lib/people/accounts/commands/end-session'
import { db } from '@/lib/platform/data/db'
import { readEndedSession } from './read-ended-session'

useDatabase()

let photographer: Actor
beforeAll(async () => {
  photographer = await makePhotographer()
})

/** Creates a verified account and returns it with one of its sessions. */
async function makeSession(
  role: 'client' | 'photographer' = 'client',
): Promise<{ actor: Actor; claim: SessionToken }> {
  const { email } = await signUpAs({ role })
  await verifyNewest(email)
  return { actor: await actorOf(email), claim: await openSessionOf(email) }
}

test('returns null for a valid session', async () => {
  const { claim } = await makeSession()
  expect(await readEndedSession(claim)).toBeNull()
})

test('returns the latest reason and the account’s email', async () => {
  const { actor, claim } = await makeSession()
  const { email } = actor
  const newPassword = 'Blueprint-1843'
  const changed = { currentPassword: testPassword, newPassword, confirmPassword: newPassword }
  const renewed = await openSession(await changePassword(actor, changed))
  expect(await readEndedSession(claim)).toEqual({ email, reason: 'password-changed' })
  expect(await readEndedSession(renewed)).toBeNull()
  await endOtherSessions(actor)
  expect(await readEndedSession(renewed)).toEqual({ email, reason: 'signed-out-everywhere' })
})

test('returns the decision on a pending account', async () => {
  const [approved, denied] = [await makeSession('photographer'), await makeSession('photographer')]
  await approvePhotographer(photographer, approved.actor.userId)
  await denyPhotographer(photographer, denied.actor.userId, 'Not this year.')
  expect(await readEndedSession(approved.claim)).toMatchObject({ reason: 'approved' })
  expect(await readEndedSession(denied.claim)).toMatchObject({ reason: 'denied' })
})

test('returns null for a deleted account', async () => {
  const { claim } = await makeSession()
  await db().user.delete({ where: { id: claim.userId } })
  expect(await readEndedSession(claim)).toBeNull()
})

test('says when a session was ended from another device, and nothing about one of an earlier release', async () => {
  const { actor, claim } = await makeSession()
  const { email } = actor
  const others = await db().session.findMany({ where: { userId: actor.userId }, select: { id: true } })
  for (const { id } of others) await endSession(actor, id)
  expect(await readEndedSession(claim)).toEqual({ email, reason: 'signed-out' })
  const { userId, sessionVersion } = claim
  expect(await readEndedSession({ userId, sessionVersion })).toEqual({ email, reason: null })
})
