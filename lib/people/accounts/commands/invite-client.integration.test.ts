import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { checkCredentials } from '@/lib/auth/authorize-sign-in'
import {
  actorOf,
  createPerson,
  mailedSecrets,
  newEmail,
  signUpAs,
  testPassword,
  verifyNewest,
} from '@/lib/people/accounts/accounts.fixture'
import { readResetLink } from '@/lib/people/accounts/queries/read-reset-link'
import { invitationErrors } from '@/lib/people/accounts/words/clients'
import { db } from '@/lib/platform/data/db'
import { createSecret } from '@/lib/platform/secrets/secret'
import { inviteClient } from './invite-client'
import { resendClientInvitation } from './resend-client-invitation'
import { resendVerification } from './resend-verification'
import { resetPassword } from './reset-password'
import { verifyEmail } from './verify-email'

useDatabase()

let photographer: Actor

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
})

const invite = (email: string, fullName = 'Sam Harbor') =>
  inviteClient(photographer, { email, fullName, phone: null })
const invitationsTo = (email: string) => mailedSecrets(email, 'client-invited')
const choose = (token: string, newPassword = testPassword) =>
  resetPassword({ token, newPassword, confirmPassword: newPassword }, 'home')

test('an invited client chooses a password once, which verifies the address', async () => {
  const email = newEmail()
  const { clientId, isNew } = await invite(email)
  expect(isNew).toBe(true)
  const [secret = ''] = await invitationsTo(email)
  expect(await readResetLink(secret)).toMatchObject({ state: 'usable', isInvitation: true, email })
  expect(await choose(secret)).toMatchObject({ isFirstPassword: true })
  expect(await actorOf(email)).toMatchObject({ profileId: clientId, role: 'CLIENT', fullName: 'Sam Harbor' })
  await expect(choose(secret, 'Heliograph-1851')).rejects.toMatchObject({ code: 'conflict' })
  await expect(resendClientInvitation(photographer, clientId)).rejects.toMatchObject({
    message: invitationErrors.joined,
  })
  expect(await db().outboxMessage.count({ where: { recipient: email, topic: 'password-changed' } })).toBe(0)
  const acts = await db().auditEntry.findMany({ where: { action: { startsWith: 'invitation.' } } })
  expect(acts.map(({ action, actorId }) => [action, actorId])).toEqual(
    expect.arrayContaining([
      ['invitation.sent', photographer.profileId],
      ['invitation.accepted', clientId],
    ]),
  )
})

test('an address that a client can still return to belongs to that client', async () => {
  const client = await createPerson('CLIENT')
  const oldEmail = newEmail()
  const undo = { undoHash: createSecret().secretHash, undoUntil: new Date(Date.now() + 3_600_000) }
  await db().emailChange.create({
    data: {
      userId: client.userId,
      oldEmail,
      newEmail: client.email,
      ...undo,
      confirmHash: createSecret().secretHash,
      expiresAt: new Date(),
      confirmedAt: new Date(),
    },
  })
  expect(await invite(oldEmail)).toMatchObject({ clientId: client.profileId, isNew: false })
  expect(await db().user.count({ where: { email: oldEmail } })).toBe(0)
})

test('a resent invitation replaces the one before, and an expired one is rejected', async () => {
  const email = newEmail()
  const { clientId } = await invite(email)
  await resendClientInvitation(photographer, clientId)
  const [first = '', second = ''] = await invitationsTo(email)
  await expect(choose(first)).rejects.toMatchObject({ code: 'conflict' })
  await db().accountToken.updateMany({
    where: { user: { email }, purpose: 'INVITATION' },
    data: { expiresAt: new Date(Date.now() - 1) },
  })
  expect(await readResetLink(second)).toEqual({ state: 'expired', isInvitation: true })
  await expect(choose(second)).rejects.toMatchObject({ code: 'conflict' })
})

test('a client keeps the account they have, and ten concurrent invitations create one', async () => {
  const { email } = await signUpAs({ fullName: 'Dana Whitfield' })
  await verifyNewest(email)
  expect(await invite(email, 'Someone Else')).toMatchObject({ fullName: 'Dana Whitfield', isNew: false })
  expect((await checkCredentials({ email, password: testPassword })).outcome).toBe('right')
  expect(await invitationsTo(email)).toEqual([])

  const fresh = newEmail()
  const invited = await Promise.all(Array.from({ length: 10 }, () => invite(fresh)))
  expect(new Set(invited.map(({ clientId }) => clientId)).size).toBe(1)
  expect(await invitationsTo(fresh)).toHaveLength(1)
})

test("nobody but the mailbox's owner sets the password of an invited account", async () => {
  const email = newEmail()
  await invite(email)
  // Signing up and asking for a verification link only send the invitation again.
  await signUpAs({ email, fullName: 'Mallory Quick' })
  await resendVerification(email)
  expect(await mailedSecrets(email)).toEqual([])
  expect(await invitationsTo(email)).toHaveLength(3)
  expect((await checkCredentials({ email, password: testPassword })).outcome).toBe('wrong')

  // An account that a stranger signed up for loses the stranger's password and links.
  const taken = newEmail()
  await signUpAs({ email: taken })
  const [strangersLink = ''] = await mailedSecrets(taken)
  expect(await invite(taken)).toMatchObject({ isNew: false })
  await expect(verifyEmail(strangersLink)).rejects.toMatchObject({ code: 'conflict' })
  expect((await checkCredentials({ email: taken, password: testPassword })).outcome).toBe('wrong')
})

test("rejects a team member's address, an applicant's, and a disabled client's", async () => {
  const applicant = await signUpAs({ role: 'photographer' })
  const disabled = await createPerson('CLIENT')
  await db().profile.update({ where: { id: disabled.profileId }, data: { accountStatus: 'DISABLED' } })
  for (const email of [photographer.email, applicant.email])
    await expect(invite(email)).rejects.toMatchObject({ fields: { email: [invitationErrors.team] } })
  await expect(invite(disabled.email)).rejects.toMatchObject({
    fields: { email: [invitationErrors.disabled] },
  })
  const client = await createPerson('CLIENT')
  await expect(
    inviteClient(client, { email: newEmail(), fullName: 'Ada', phone: null }),
  ).rejects.toMatchObject({ code: 'forbidden' })
})
