import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { checkCredentials } from '@/lib/auth/authorize-sign-in'
import { findActor } from '@/lib/auth/viewer'
import {
  actorOf,
  mailedSecrets,
  openSession,
  openSessionOf,
  signUpAs,
  testPassword,
  verifyNewest,
} from '@/lib/people/accounts/accounts.fixture'
import { readOwnMailPreferences } from '@/lib/people/accounts/queries/read-own-mail-preferences'
import { readOwnProfile } from '@/lib/people/accounts/queries/read-own-profile'
import { readResetLink } from '@/lib/people/accounts/queries/read-reset-link'
import { wrongCurrentPasswordText } from '@/lib/people/accounts/words/fields'
import { db } from '@/lib/platform/data/db'
import { editKey } from '@/lib/platform/web/form-values'
import { editConflictText } from '@/lib/platform/words'
import { changePassword } from './change-password'
import { endOtherSessions } from './end-other-sessions'
import { sendPasswordReset } from './send-password-reset'
import { updateMailPreferences } from './update-mail-preferences'
import { updateProfile } from './update-profile'

useDatabase()

const newPassword = 'Blueprint-1843'
const typed = (currentPassword: string) => ({ currentPassword, newPassword, confirmPassword: newPassword })

async function makeClient(): Promise<Actor> {
  const { email } = await signUpAs()
  await verifyNewest(email)
  return actorOf(email)
}

test('replaces the password and ends every earlier session', async () => {
  const actor = await makeClient()
  const session = await openSessionOf(actor.email)
  const { sessionVersion } = session
  const claim = await changePassword(actor, typed(testPassword))
  expect(claim).toEqual({ userId: actor.userId, sessionVersion: sessionVersion + 1 })
  expect(await findActor(await openSession(claim))).toMatchObject({ email: actor.email })
  expect(await checkCredentials({ email: actor.email, password: testPassword })).toEqual({ outcome: 'wrong' })
  const renewed = await checkCredentials({ email: actor.email, password: newPassword })
  expect(renewed).toEqual({ outcome: 'right', userId: actor.userId, sessionVersion: sessionVersion + 1 })
  expect(await findActor(session)).toBeNull()
})

test('emails the person and deletes unused reset links', async () => {
  const actor = await makeClient()
  await sendPasswordReset({ askId: randomUUID(), email: actor.email, next: null })
  const [secret = ''] = await mailedSecrets(actor.email, 'reset-password')
  await changePassword(actor, typed(testPassword))
  expect(
    await db().outboxMessage.count({ where: { recipient: actor.email, topic: 'password-changed' } }),
  ).toBe(1)
  expect(await readResetLink(secret)).toMatchObject({ state: 'unknown' })
})

test.each(['Password1', 'Sunshine2026!', 'Whitfield-77'])(
  'rejects an easily guessed password: %s',
  async (weak) => {
    const actor = await makeClient()
    await expect(
      changePassword(actor, { currentPassword: testPassword, newPassword: weak, confirmPassword: weak }),
    ).rejects.toMatchObject({ code: 'invalid', fields: { newPassword: [expect.any(String)] } })
    expect(await checkCredentials({ email: actor.email, password: testPassword })).toMatchObject({
      outcome: 'right',
    })
  },
)

test('signing out everywhere else ends every session except the renewed one', async () => {
  const actor = await makeClient()
  const session = await openSessionOf(actor.email)
  const claim = await endOtherSessions(actor)
  expect(await findActor(session)).toBeNull()
  expect(await findActor(await openSession(claim))).toMatchObject({ email: actor.email })
  expect(await db().auditEntry.findMany({ where: { subjectId: actor.userId } })).toMatchObject([
    { action: 'sessions.ended', actorId: actor.profileId },
  ])
})

test('rejects a wrong current password and limits guesses', async () => {
  const actor = await makeClient()
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await expect(changePassword(actor, typed('Wrong-guess-1'))).rejects.toMatchObject({
      code: 'invalid',
      fields: { currentPassword: [wrongCurrentPasswordText] },
    })
  }
  await expect(changePassword(actor, typed(testPassword))).rejects.toMatchObject({
    code: 'too-many-requests',
  })
  expect(await checkCredentials({ email: actor.email, password: testPassword })).toMatchObject({
    outcome: 'right',
  })
})

test('updating a profile changes neither email nor role', async () => {
  const actor = await makeClient()
  const { fullName, phone, company } = await readOwnProfile(actor)
  const seen = editKey({ fullName, phone, company })
  const change = { fullName: 'Dana Moore', phone: '+1 828 555 0142', company: null }
  await updateProfile(actor, { ...change, seen })
  expect(await readOwnProfile(actor)).toEqual({
    fullName: 'Dana Moore',
    email: actor.email,
    phone: '+1 828 555 0142',
    company: null,
    role: 'CLIENT',
    avatarUrl: null,
  })
})

test('another tab that opened the profile before a change overwrites nothing', async () => {
  const actor = await makeClient()
  const { fullName, phone, company } = await readOwnProfile(actor)
  const seen = editKey({ fullName, phone, company })
  const saved = await updateProfile(actor, { fullName: 'Dana Moore', phone, company, seen })
  const second = { fullName, phone, company: 'Moore Realty' }
  await expect(updateProfile(actor, { ...second, seen })).rejects.toMatchObject({
    code: 'conflict',
    message: editConflictText,
  })
  expect(await readOwnProfile(actor)).toMatchObject(saved)
  expect(await updateProfile(actor, { ...second, seen: editKey(saved) })).toEqual(second)
})

test('every kind of email is on by default', async () => {
  const actor = await makeClient()
  expect(await readOwnMailPreferences(actor)).toEqual({
    bookingMail: true,
    messageMail: true,
    paymentMail: true,
  })
  const chosen = { bookingMail: true, messageMail: false, paymentMail: true }
  await updateMailPreferences(actor, chosen)
  await updateMailPreferences(actor, chosen)
  expect(await readOwnMailPreferences(actor)).toEqual(chosen)
})
