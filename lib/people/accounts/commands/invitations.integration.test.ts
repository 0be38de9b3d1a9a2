import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { findActor } from '@/lib/auth/viewer'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import {
  actorOf,
  createPerson,
  mailedSecrets,
  newEmail,
  openSession,
  openSessionOf,
  signUpAs,
  testPassword,
  verifyNewest,
} from '@/lib/people/accounts/accounts.fixture'
import { listInvitations } from '@/lib/people/accounts/queries/list-invitations'
import { readInvitationLink } from '@/lib/people/accounts/queries/read-invitation-link'
import { expiredLinkText } from '@/lib/people/accounts/words/links'
import { invitationTexts, roleTexts } from '@/lib/people/accounts/words/team'
import { db } from '@/lib/platform/data/db'
import { createSecret } from '@/lib/platform/secrets/secret'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { acceptInvitation } from './accept-invitation'
import { changeRole } from './change-role'
import { inviteMember } from './invite-member'
import { resendInvitation } from './resend-invitation'
import { revokeInvitation } from './revoke-invitation'

useDatabase()

let owner: Actor
let photographer: Actor

beforeAll(async () => {
  await createStudio()
  owner = await createPerson('PHOTOGRAPHER', 'Marin Holt', 'owner@example.test')
  photographer = await createPerson('PHOTOGRAPHER')
})

async function invite(role: 'EDITOR' | 'COORDINATOR' = 'EDITOR', email = newEmail()) {
  await inviteMember(owner, { email, role })
  const { id } = await db().teamInvitation.findUniqueOrThrow({ where: { email } })
  const token = (await mailedSecrets(email, 'team-invited')).at(-1) ?? ''
  return { id, email, token }
}

const accept = (token: string, fullName = 'Elle Marsh') =>
  acceptInvitation({ token, fullName, newPassword: testPassword, confirmPassword: testPassword })

test('the link creates an account in its role, with a verified address, once', async () => {
  const { email, token } = await invite('COORDINATOR')
  expect(await readInvitationLink(token)).toEqual({ state: 'usable', email, role: 'COORDINATOR' })
  const outcomes = await Promise.allSettled([accept(token), accept(token)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const joined = await actorOf(email)
  expect(joined).toMatchObject({ role: 'COORDINATOR', status: 'ACTIVE', fullName: 'Elle Marsh' })
  const claim = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))[0]
  expect(claim && (await findActor(await openSession(claim)))).toMatchObject({ userId: joined.userId })
  expect(await readInvitationLink(token)).toEqual({ state: 'unknown' })
  await expect(accept(token)).rejects.toMatchObject({ message: expiredLinkText })
  const audit = await db().auditEntry.findMany({ where: { subjectId: joined.userId } })
  expect(audit).toMatchObject([{ action: 'team.joined', actorId: joined.profileId }])
})

test('an expired, replaced, or revoked link creates nothing', async () => {
  const expired = await invite()
  await db().teamInvitation.update({ where: { id: expired.id }, data: { expiresAt: new Date() } })
  expect(await readInvitationLink(expired.token)).toEqual({ state: 'expired' })
  await expect(accept(expired.token)).rejects.toMatchObject({ code: 'conflict' })
  await resendInvitation(owner, expired.id)
  await expect(accept(expired.token)).rejects.toMatchObject({ code: 'conflict' })
  const renewed = (await mailedSecrets(expired.email, 'team-invited')).at(-1) ?? ''
  expect(await readInvitationLink(renewed)).toMatchObject({ state: 'usable' })
  await revokeInvitation(owner, expired.id)
  await expect(accept(renewed)).rejects.toMatchObject({ code: 'conflict' })
  await expect(resendInvitation(owner, expired.id)).rejects.toMatchObject({ message: invitationTexts.gone })
  expect(await db().user.count({ where: { email: expired.email } })).toBe(0)
})

test('only the owner invites, sees invitations, and changes roles', async () => {
  const { id } = await invite()
  const colleague = await createPerson('EDITOR')
  for (const actor of [photographer, await createPerson('COORDINATOR'), await createPerson('CLIENT')]) {
    expect(await listInvitations(actor)).toEqual([])
    const attempts = [
      inviteMember(actor, { email: newEmail(), role: 'PHOTOGRAPHER' }),
      resendInvitation(actor, id),
      revokeInvitation(actor, id),
      changeRole(actor, { userId: actor.userId, role: 'PHOTOGRAPHER' }),
      changeRole(actor, { userId: colleague.userId, role: 'PHOTOGRAPHER' }),
    ]
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ code: 'forbidden' })
  }
  expect((await listInvitations(owner)).map((listed) => listed.id)).toContain(id)
})

test('an address that is invited or has an account is no obstacle only if nobody ever verified it', async () => {
  const { email } = await invite()
  await expect(inviteMember(owner, { email: email.toUpperCase(), role: 'EDITOR' })).rejects.toMatchObject({
    fields: { email: [invitationTexts.isInvited] },
  })
  const client = await createPerson('CLIENT')
  await expect(inviteMember(owner, { email: client.email, role: 'EDITOR' })).rejects.toMatchObject({
    fields: { email: [invitationTexts.isClient] },
  })
  await expect(inviteMember(owner, { email: photographer.email, role: 'EDITOR' })).rejects.toMatchObject({
    fields: { email: [invitationTexts.isMember] },
  })
  const stranger = await signUpAs()
  const { token } = await invite('EDITOR', stranger.email)
  await accept(token)
  expect(await actorOf(stranger.email)).toMatchObject({ role: 'EDITOR', fullName: 'Elle Marsh' })
  await expect(verifyNewest(stranger.email)).rejects.toMatchObject({ code: 'conflict' })
})

test('an address that a client can still return to is neither invited nor joins', async () => {
  const { email, token } = await invite()
  const client = await createPerson('CLIENT')
  await db().emailChange.create({
    data: {
      userId: client.userId,
      oldEmail: email,
      newEmail: client.email,
      undoHash: createSecret().secretHash,
      undoUntil: new Date(Date.now() + 3_600_000),
      confirmHash: createSecret().secretHash,
      expiresAt: new Date(),
      confirmedAt: new Date(),
    },
  })
  await expect(accept(token)).rejects.toMatchObject({ message: invitationTexts.hasAccount })
  await db().teamInvitation.delete({ where: { email } })
  await expect(inviteMember(owner, { email, role: 'EDITOR' })).rejects.toMatchObject({
    fields: { email: [invitationTexts.isClient] },
  })
})

test('an address that was verified before the link is used stays a client', async () => {
  const { email, token } = await invite()
  await signUpAs({ email })
  await verifyNewest(email)
  await expect(accept(token)).rejects.toMatchObject({ message: invitationTexts.hasAccount })
  expect(await actorOf(email)).toMatchObject({ role: 'CLIENT', fullName: 'Dana Whitfield' })
})

test('a new role ends all sessions, and a photographer with open work keeps theirs', async () => {
  const { email, token } = await invite()
  await accept(token)
  const { userId } = await actorOf(email)
  const session = await openSessionOf(email)
  await changeRole(owner, { userId, role: 'COORDINATOR' })
  expect(await findActor(session)).toBeNull()
  expect(await actorOf(email)).toMatchObject({ role: 'COORDINATOR' })
  await createInvoice(await createBooking(await createPerson('CLIENT'), photographer))
  await expect(changeRole(owner, { userId: photographer.userId, role: 'EDITOR' })).rejects.toMatchObject({
    message: roleTexts.openWork,
  })
  await expect(changeRole(owner, { userId: owner.userId, role: 'EDITOR' })).rejects.toMatchObject({
    message: roleTexts.owner,
  })
  const client = await createPerson('CLIENT')
  await expect(changeRole(owner, { userId: client.userId, role: 'EDITOR' })).rejects.toMatchObject({
    message: roleTexts.notTeam,
  })
})
