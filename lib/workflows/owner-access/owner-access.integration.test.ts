import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { isOwner } from '@/lib/auth/owner'
import { findActor } from '@/lib/auth/viewer'
import {
  actorOf,
  createPerson,
  makePhotographer,
  openSessionOf,
  signUpAs,
  testPassword,
} from '@/lib/people/accounts/accounts.fixture'
import { acceptInvitation } from '@/lib/people/accounts/commands/accept-invitation'
import { resetPassword } from '@/lib/people/accounts/commands/reset-password'
import { ownerErrors } from '@/lib/people/accounts/words/owner'
import { db } from '@/lib/platform/data/db'
import { createPasswordLink } from './create-password-link'
import { inviteOwner } from './invite-owner'
import { verifyPhotographer } from './verify-photographer'

useDatabase()

const ownerEmail = 'owner@example.test'

const newPassword = 'Cyanotype-1843'
const secretOf = (link: string) => new URL(link).searchParams.get('token') ?? ''
const countAudited = (action: string, subjectId?: string) =>
  db().auditEntry.count({ where: { action, actorId: null, ...(subjectId && { subjectId }) } })

beforeEach(async () => {
  await db().user.deleteMany({ where: { email: ownerEmail } })
  await db().teamInvitation.deleteMany()
})

test('an owner who got no email is verified on the server, and is then a photographer', async () => {
  await signUpAs({ email: ownerEmail, fullName: 'Ava North', role: 'photographer' })
  expect(await verifyPhotographer(ownerEmail.toUpperCase())).toMatchObject({
    email: ownerEmail,
    fullName: 'Ava North',
  })
  expect(await actorOf(ownerEmail)).toMatchObject({ role: 'PHOTOGRAPHER', status: 'ACTIVE' })
  const { id } = await db().user.findUniqueOrThrow({ where: { email: ownerEmail } })
  expect(await countAudited('email.verified', id)).toBe(1)
  await expect(verifyPhotographer(ownerEmail)).rejects.toThrow(ownerErrors.alreadyVerified(ownerEmail))
})

test('the owner creates their account with a link instead of an email, which works once', async () => {
  await signUpAs({ email: ownerEmail, fullName: 'Somebody Else' })
  const { link: replaced } = await inviteOwner(ownerEmail)
  const { link } = await inviteOwner(ownerEmail)
  expect(await db().outboxMessage.count({ where: { recipient: ownerEmail, topic: 'team-invited' } })).toBe(0)
  const input = { fullName: 'Ava North', newPassword, confirmPassword: newPassword }
  await expect(acceptInvitation({ ...input, token: secretOf(replaced) })).rejects.toThrow()
  await acceptInvitation({ ...input, token: secretOf(link) })
  await expect(acceptInvitation({ ...input, token: secretOf(link) })).rejects.toThrow()
  const owner = await actorOf(ownerEmail)
  expect(owner).toMatchObject({ role: 'PHOTOGRAPHER', status: 'ACTIVE', fullName: 'Ava North' })
  expect(isOwner(owner)).toBe(true)
  expect(await countAudited('team.invited')).toBe(2)
  await expect(inviteOwner(ownerEmail)).rejects.toThrow(ownerErrors.hasAccount(ownerEmail))
})

test("a photographer's new password ends their sessions at once, and its link works once", async () => {
  const { email, userId } = await makePhotographer()
  const session = await openSessionOf(email)
  const { link: replaced } = await createPasswordLink(email)
  expect(await findActor(session)).toBeNull()
  const { link } = await createPasswordLink(email)
  const input = { newPassword, confirmPassword: newPassword }
  await expect(resetPassword({ ...input, token: secretOf(replaced) }, '203.0.113.7')).rejects.toThrow()
  await resetPassword({ ...input, token: secretOf(link) }, '203.0.113.7')
  await expect(
    resetPassword({ token: secretOf(link), newPassword: testPassword, confirmPassword: testPassword }, '::1'),
  ).rejects.toThrow()
  expect(await countAudited('password.link-created', userId)).toBe(2)
})

test('an owner who never verified the address becomes a photographer with the new password', async () => {
  await signUpAs({ email: ownerEmail })
  const { link } = await createPasswordLink(ownerEmail)
  await resetPassword({ token: secretOf(link), newPassword, confirmPassword: newPassword }, '203.0.113.7')
  expect(await actorOf(ownerEmail)).toMatchObject({ role: 'PHOTOGRAPHER', status: 'ACTIVE' })
})

test("a client's account, another address and an unknown one are left alone", async () => {
  const client = await createPerson('CLIENT')
  const session = await openSessionOf(client.email)
  for (const run of [verifyPhotographer, createPasswordLink]) {
    await expect(run(client.email)).rejects.toThrow(ownerErrors.notPhotographer(client.email))
    await expect(run('nobody@example.test')).rejects.toThrow(ownerErrors.noAccount('nobody@example.test'))
  }
  await expect(inviteOwner(client.email)).rejects.toThrow(ownerErrors.notOwner(client.email))
  expect(await findActor(session)).toMatchObject({ userId: client.userId })
  expect(await db().accountToken.count({ where: { userId: client.userId } })).toBe(0)
})
