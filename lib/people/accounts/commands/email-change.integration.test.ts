import { afterEach, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { checkCredentials } from '@/lib/auth/authorize-sign-in'
import { isOwner } from '@/lib/auth/owner'
import { findActor } from '@/lib/auth/viewer'
import {
  actorOf,
  newEmail,
  openSessionOf,
  signUpAs,
  testPassword,
  verifyNewest,
} from '@/lib/people/accounts/accounts.fixture'
import { findOwner } from '@/lib/people/accounts/operations/find-owner'
import { readConfirmationLink, readUndoLink } from '@/lib/people/accounts/queries/read-email-link'
import { readOwnEmailChange } from '@/lib/people/accounts/queries/read-own-email-change'
import { db } from '@/lib/platform/data/db'
import { cancelEmailChange } from './cancel-email-change'
import { confirmEmailChange } from './confirm-email-change'
import { requestEmailChange } from './request-email-change'
import { resetPassword } from './reset-password'
import { undoEmailChange } from './undo-email-change'

useDatabase()
afterEach(() => vi.useRealTimers())

const pass = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })

async function makeClient(): Promise<Actor> {
  const { email } = await signUpAs()
  await verifyNewest(email)
  return actorOf(email)
}

/** Returns the secret of the newest link emailed to an address. */
async function linkTo(recipient: string, topic: 'confirm-email' | 'email-changed'): Promise<string> {
  const mail = await db().outboxMessage.findFirstOrThrow({
    where: { recipient, topic },
    orderBy: { createdAt: 'desc' },
  })
  return new URL((mail.payload as { link: string }).link).searchParams.get('token') ?? ''
}

const topicsTo = async (recipient: string) =>
  (
    await db().outboxMessage.findMany({ where: { recipient, kind: 'MAIL' }, orderBy: { createdAt: 'asc' } })
  ).map(({ topic }) => topic)

async function changeTo(actor: Actor, email: string): Promise<string> {
  await requestEmailChange(actor, email)
  await confirmEmailChange(await linkTo(email, 'confirm-email'))
  return linkTo(actor.email, 'email-changed')
}

test('the address changes once the link sent to the new one is used, and the old one gets an email', async () => {
  const actor = await makeClient()
  const [session, email] = [await openSessionOf(actor.email), newEmail()]
  await requestEmailChange(actor, email)
  expect((await readOwnEmailChange(actor))?.newEmail).toBe(email)
  expect((await actorOf(actor.email)).userId).toBe(actor.userId)
  const link = await linkTo(email, 'confirm-email')
  expect(await readConfirmationLink(link)).toEqual({ state: 'usable', email })
  const uses = await Promise.allSettled([confirmEmailChange(link), confirmEmailChange(link)])
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await findActor(session)).toMatchObject({ userId: actor.userId, email })
  expect(await checkCredentials({ email, password: testPassword })).toMatchObject({ outcome: 'right' })
  expect(await checkCredentials({ email: actor.email, password: testPassword })).toEqual({ outcome: 'wrong' })
  expect(await db().profile.findUnique({ where: { userId: actor.userId } })).toMatchObject({ email })
  expect(await topicsTo(actor.email)).toContain('email-changed')
  expect(await readConfirmationLink(link)).toEqual({ state: 'used' })
})

test('a newer request, canceling, and a day make a link worthless', async () => {
  const actor = await makeClient()
  const [first, second, third] = [newEmail(), newEmail(), newEmail()]
  await requestEmailChange(actor, first)
  await requestEmailChange(actor, second)
  await cancelEmailChange(actor)
  await requestEmailChange(actor, third)
  pass(24)
  for (const email of [first, second, third]) {
    const link = await linkTo(email, 'confirm-email')
    await expect(confirmEmailChange(link)).rejects.toMatchObject({ code: 'conflict' })
  }
  await expect(requestEmailChange(actor, actor.email.toUpperCase())).rejects.toMatchObject({
    code: 'invalid',
  })
})

test("a taken address looks the same to who asks, and its owner's mailbox gets no link", async () => {
  const [actor, other] = [await makeClient(), await makeClient()]
  await requestEmailChange(actor, other.email)
  expect((await readOwnEmailChange(actor))?.newEmail).toBe(other.email)
  expect((await topicsTo(other.email)).slice(-1)).toEqual(['email-taken'])
})

test('an address that is taken in the meantime stays with its account', async () => {
  const [actor, email] = [await makeClient(), newEmail()]
  await requestEmailChange(actor, email)
  await signUpAs({ email })
  await expect(confirmEmailChange(await linkTo(email, 'confirm-email'))).rejects.toMatchObject({
    code: 'conflict',
  })
  expect((await actorOf(actor.email)).userId).toBe(actor.userId)
})

test('for 72 hours nobody else takes the old address, by signing up or changing theirs', async () => {
  const [actor, other, email] = [await makeClient(), await makeClient(), newEmail()]
  const undo = await changeTo(actor, email)
  await signUpAs({ email: actor.email })
  expect(await db().user.count({ where: { email: actor.email } })).toBe(0)
  expect((await topicsTo(actor.email)).slice(-1)).toEqual(['account-exists'])
  await requestEmailChange(other, actor.email)
  expect((await topicsTo(actor.email)).slice(-1)).toEqual(['email-taken'])
  pass(72)
  expect(await readUndoLink(undo)).toEqual({ state: 'expired' })
  await expect(undoEmailChange(undo)).rejects.toMatchObject({ code: 'conflict' })
  await signUpAs({ email: actor.email })
  expect(await db().user.count({ where: { email: actor.email } })).toBe(1)
})

test('undoing restores the address, ends every session and the password, and leads to a new one', async () => {
  const actor = await makeClient()
  const [thiefs, last] = [newEmail(), newEmail()]
  const undo = await changeTo(actor, thiefs)
  const later = await changeTo({ ...actor, email: thiefs }, last)
  const session = await openSessionOf(last)
  await db().passkey.create({
    data: {
      userId: actor.userId,
      name: 'Phone',
      credentialId: crypto.randomUUID(),
      publicKey: new Uint8Array(),
      counter: 0,
    },
  })
  expect(await readUndoLink(undo)).toEqual({ state: 'usable', email: actor.email })
  const uses = await Promise.allSettled([undoEmailChange(undo), undoEmailChange(undo)])
  const [reset = ''] = uses.flatMap((use) => (use.status === 'fulfilled' ? [use.value] : []))
  expect(uses.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await findActor(session)).toBeNull()
  for (const email of [actor.email, thiefs, last]) {
    expect(await checkCredentials({ email, password: testPassword })).toEqual({ outcome: 'wrong' })
  }
  // The link of the later change doesn't bring the account back to the middle address.
  await expect(undoEmailChange(later)).rejects.toMatchObject({ code: 'conflict' })
  expect(await topicsTo(actor.email)).toContain('email-change-undone')
  expect(await topicsTo(last)).toContain('email-change-undone')
  const password = 'Blueprint-of-1843'
  await resetPassword({ token: reset, newPassword: password, confirmPassword: password }, 'home')
  expect(await checkCredentials({ email: actor.email, password })).toMatchObject({ outcome: 'right' })
  // Access to a mailbox doesn't replace the second factor.
  expect(await db().passkey.count({ where: { userId: actor.userId } })).toBe(1)
})

test("the studio's owner stays its owner at another address, which nobody else gets", async () => {
  const [client, email] = [await makeClient(), newEmail()]
  await signUpAs({ email: 'owner@example.test' })
  await verifyNewest('owner@example.test')
  const owner = await actorOf('owner@example.test')
  await requestEmailChange(client, owner.email)
  expect((await topicsTo(owner.email)).slice(-1)).toEqual(['email-taken'])
  await changeTo(owner, email)
  expect(isOwner(await actorOf(email))).toBe(true)
  expect((await findOwner(db()))?.userId).toBe(owner.userId)
  pass(100)
  await signUpAs({ email: owner.email })
  expect(await db().user.count({ where: { email: owner.email } })).toBe(0)
  await requestEmailChange(client, owner.email)
  expect((await topicsTo(owner.email)).slice(-1)).toEqual(['email-taken'])
})
