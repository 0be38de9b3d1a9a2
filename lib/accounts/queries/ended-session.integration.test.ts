import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import {
  actorOf,
  makePhotographer,
  signUpAs,
  testPassword,
  verifyNewest,
} from '@/lib/accounts/accounts.fixture'
import { approvePhotographer } from '@/lib/accounts/commands/approve-photographer'
import { changePassword } from '@/lib/accounts/commands/change-password'
import { denyPhotographer } from '@/lib/accounts/commands/deny-photographer'
import { endOtherSessions } from '@/lib/accounts/commands/end-other-sessions'
import type { Actor } from '@/lib/auth/actor'
import type { SessionClaim } from '@/lib/auth/session-cookie'
import { db } from '@/lib/platform/db'
import { readEndedSession } from './ended-session'

useDatabase()

let photographer: Actor
beforeAll(async () => {
  photographer = await makePhotographer()
})

/** A verified account and the session that a browser of theirs keeps. */
async function openSessionOf(
  role: 'client' | 'photographer' = 'client',
): Promise<{ actor: Actor; claim: SessionClaim }> {
  const { email } = await signUpAs({ role })
  await verifyNewest(email)
  const actor = await actorOf(email)
  const { sessionVersion } = await db().user.findUniqueOrThrow({ where: { id: actor.userId } })
  return { actor, claim: { userId: actor.userId, sessionVersion } }
}

test('a session that goes on has no reason to end', async () => {
  const { claim } = await openSessionOf()
  expect(await readEndedSession(claim)).toBeNull()
})

test('the latest of what ended it is named, with the address of the account', async () => {
  const { actor, claim } = await openSessionOf()
  const { email } = actor
  const newPassword = 'Blueprint-1843'
  const changed = { currentPassword: testPassword, newPassword, confirmPassword: newPassword }
  const renewed = await changePassword(actor, changed)
  expect(await readEndedSession(claim)).toEqual({ email, reason: 'password-changed' })
  expect(await readEndedSession(renewed)).toBeNull()
  await endOtherSessions(actor)
  expect(await readEndedSession(renewed)).toEqual({ email, reason: 'signed-out-everywhere' })
})

test('a session that waited for a decision learns how it fell', async () => {
  const [approved, denied] = [await openSessionOf('photographer'), await openSessionOf('photographer')]
  await approvePhotographer(photographer, approved.actor.userId)
  await denyPhotographer(photographer, denied.actor.userId, 'Not this year.')
  expect(await readEndedSession(approved.claim)).toMatchObject({ reason: 'approved' })
  expect(await readEndedSession(denied.claim)).toMatchObject({ reason: 'denied' })
})

test('an account that is gone says nothing', async () => {
  const { claim } = await openSessionOf()
  await db().user.delete({ where: { id: claim.userId } })
  expect(await readEndedSession(claim)).toBeNull()
})
