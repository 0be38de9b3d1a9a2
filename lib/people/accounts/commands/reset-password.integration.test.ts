import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { mayEnter } from '@/lib/auth/actor'
import { checkCredentials, trySignIn } from '@/lib/auth/authorize-sign-in'
import { findActor } from '@/lib/auth/viewer'
import {
  actorOf,
  mailedSecrets,
  newEmail,
  openSession,
  openSessionOf,
  signUpAs,
  testPassword,
  verifyNewest,
} from '@/lib/people/accounts/accounts.fixture'
import { readResetLink } from '@/lib/people/accounts/queries/read-reset-link'
import { currentPasswordText } from '@/lib/people/accounts/words/fields'
import { db } from '@/lib/platform/data/db'
import type { AccountStatus } from '@/prisma/generated/enums'
import { changePassword } from './change-password'
import { requestPasswordReset } from './request-password-reset'
import { resetPassword } from './reset-password'
import { sendPasswordReset } from './send-password-reset'
import { verifyEmail } from './verify-email'

useDatabase()

const newPassword = 'Heliograph-1851'
const typed = (token: string, password = newPassword) => ({
  token,
  newPassword: password,
  confirmPassword: password,
})

async function makeAccount(): Promise<string> {
  const { email } = await signUpAs()
  await verifyNewest(email)
  return email
}

/** Sends a link as the job does, and reads it from the email. */
async function requestReset(email: string, next: string | null = null): Promise<string> {
  await sendPasswordReset({ askId: randomUUID(), email, next })
  return (await mailedSecrets(email, 'reset-password')).at(-1) ?? ''
}

const outcomeOf = async (email: string, password: string) =>
  (await checkCredentials({ email, password })).outcome

test('replaces the password, ends every session, and uses up the link', async () => {
  const email = await makeAccount()
  const session = await openSessionOf(email)
  const { userId } = session
  const secret = await requestReset(email)
  expect(await readResetLink(secret)).toMatchObject({ state: 'usable', email })
  expect(await readResetLink(secret)).toMatchObject({ state: 'usable', email })
  const claim = await resetPassword(typed(secret), 'home')
  expect(await findActor(await openSession(claim))).toMatchObject({ userId, email })
  expect(await findActor(session)).toBeNull()
  expect([await outcomeOf(email, testPassword), await outcomeOf(email, newPassword)]).toEqual([
    'wrong',
    'right',
  ])
  expect(await readResetLink(secret)).toMatchObject({ state: 'used' })
  await expect(resetPassword(typed(secret, 'Wet-Plate-1852'), 'home')).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await db().outboxMessage.count({ where: { recipient: email, topic: 'password-changed' } })).toBe(1)
  const { id: actorId } = await db().profile.findUniqueOrThrow({ where: { userId } })
  expect(await db().auditEntry.findMany({ where: { subjectId: userId } })).toMatchObject([
    { action: 'password.reset', actorId },
  ])
})

test('stores only a hash of the secret and expires after one hour', async () => {
  const email = await makeAccount()
  const secret = await requestReset(email)
  const token = await db().accountToken.findFirstOrThrow({
    where: { user: { email }, purpose: 'RESET_PASSWORD' },
  })
  expect(JSON.stringify(token)).not.toContain(secret)
  expect(Math.round((token.expiresAt.getTime() - token.createdAt.getTime()) / 60_000)).toBe(60)
  await db().accountToken.update({
    where: { id: token.id },
    data: { expiresAt: new Date(Date.now() - 1000) },
  })
  expect(await readResetLink(secret)).toMatchObject({ state: 'expired' })
  await expect(resetPassword(typed(secret), 'home')).rejects.toMatchObject({ code: 'conflict' })
  expect(await outcomeOf(email, testPassword)).toBe('right')
})

test('a newer link replaces the older one, and a repeated job sends no second email', async () => {
  const email = await makeAccount()
  const first = await requestReset(email)
  const payload = { askId: randomUUID(), email, next: null }
  await sendPasswordReset(payload)
  await sendPasswordReset(payload)
  const secrets = await mailedSecrets(email, 'reset-password')
  expect(secrets).toHaveLength(2)
  expect(await readResetLink(first)).toMatchObject({ state: 'unknown' })
  await expect(resetPassword(typed(first), 'home')).rejects.toMatchObject({ code: 'conflict' })
  await resetPassword(typed(secrets[1] ?? ''), 'home')
})

test('a request does the same for a known and an unknown address', async () => {
  const [known, unknown] = [await makeAccount(), newEmail()]
  const before = await db().outboxMessage.count()
  for (const email of [known, unknown]) await requestPasswordReset(email, '/invoices')
  expect(await db().outboxMessage.count()).toBe(before)
  const jobs = await db().$queryRaw<{ payload: { email: string; next: string } }[]>`
    SELECT payload FROM graphile_worker._private_jobs job
    JOIN graphile_worker._private_tasks task ON task.id = job.task_id
    WHERE task.identifier = 'send-password-reset' ORDER BY job.id`
  expect(jobs.map(({ payload }) => [payload.email, payload.next])).toEqual([
    [known, '/invoices'],
    [unknown, '/invoices'],
  ])
  expect(await requestReset(unknown)).toBe('')
})

test('the emailed link carries the page to open afterward', async () => {
  const email = await makeAccount()
  await requestReset(email, '/booking/7f3ac91e?from=mail')
  const mail = await db().outboxMessage.findFirstOrThrow({
    where: { recipient: email, topic: 'reset-password' },
  })
  const { link } = mail.payload as { link: string }
  expect(new URL(link).searchParams.get('next')).toBe('/booking/7f3ac91e?from=mail')
})

test('concurrent uses of one link set one password', async () => {
  const email = await makeAccount()
  const secret = await requestReset(email)
  const passwords = ['Heliograph-1851', 'Wet-Plate-1852', 'Tintype-1853x']
  const outcomes = await Promise.allSettled(
    passwords.map((password) => resetPassword(typed(secret, password), 'home')),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const winner = passwords[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? ''
  expect(await outcomeOf(email, winner)).toBe('right')
})

test('of a concurrent reset and password change, one succeeds, and the link is dead', async () => {
  for (let round = 0; round < 6; round += 1) {
    const email = await makeAccount()
    const secret = await requestReset(email)
    const actor = await actorOf(email)
    const changed = 'Wet-Plate-1852'
    const [reset, change] = await Promise.allSettled([
      resetPassword(typed(secret), 'home'),
      changePassword(actor, {
        currentPassword: testPassword,
        newPassword: changed,
        confirmPassword: changed,
      }),
    ])
    const winners = [reset, change].filter(({ status }) => status === 'fulfilled')
    expect(winners).toHaveLength(1)
    expect(await outcomeOf(email, reset.status === 'fulfilled' ? newPassword : changed)).toBe('right')
    expect((await readResetLink(secret)).state).not.toBe('usable')
  }
})

test('a reset also verifies the address and ends the verification link', async () => {
  const { email } = await signUpAs()
  const [verification = ''] = await mailedSecrets(email)
  await resetPassword(typed(await requestReset(email)), 'home')
  expect(await outcomeOf(email, newPassword)).toBe('right')
  await expect(verifyEmail(verification)).rejects.toMatchObject({ code: 'conflict' })
})

test.each<AccountStatus>(['PENDING_APPROVAL', 'DENIED', 'DISABLED'])(
  'an account that is %s can reset its password but gains no access',
  async (accountStatus) => {
    const email = await makeAccount()
    await db().profile.update({ where: { email }, data: { accountStatus } })
    const claim = await resetPassword(typed(await requestReset(email)), 'home')
    const actor = await findActor(await openSession(claim))
    expect(actor).toMatchObject({ status: accountStatus })
    expect(mayEnter('signed-in', actor)).toBe(false)
  },
)

test('the current password is rejected, and the link stays usable', async () => {
  const email = await makeAccount()
  const secret = await requestReset(email)
  await expect(resetPassword(typed(secret, testPassword), 'home')).rejects.toMatchObject({
    code: 'invalid',
    fields: { newPassword: [currentPasswordText] },
  })
  expect(await readResetLink(secret)).toMatchObject({ state: 'usable', email })
  await resetPassword(typed(secret), 'home')
  // A dead link does not reveal the account's password.
  await expect(resetPassword(typed(secret, newPassword), 'home')).rejects.toMatchObject({ code: 'conflict' })
})

test.each(['Password1', 'Monkey123!', 'Whitfield-1'])(
  'a weak password leaves the link usable: %s',
  async (weak) => {
    const email = await makeAccount()
    const secret = await requestReset(email)
    await expect(resetPassword(typed(secret, weak), 'home')).rejects.toMatchObject({
      code: 'invalid',
      fields: { newPassword: [expect.any(String)] },
    })
    expect(await readResetLink(secret)).toMatchObject({ state: 'usable', email })
  },
)

test('a reset clears the failed sign-ins', async () => {
  const email = await makeAccount()
  for (let guess = 0; guess < 10; guess += 1) await trySignIn({ email, password: 'Wrong-guess-1' }, 'home')
  await expect(trySignIn({ email, password: testPassword }, 'home')).rejects.toMatchObject({
    code: 'too-many-requests',
  })
  await resetPassword(typed(await requestReset(email)), 'home')
  expect(await trySignIn({ email, password: newPassword }, 'home')).toMatchObject({ outcome: 'right' })
})

test('a link for another purpose cannot set a password', async () => {
  const { email } = await signUpAs()
  const [verification = ''] = await mailedSecrets(email)
  await expect(resetPassword(typed(verification), 'home')).rejects.toMatchObject({ code: 'conflict' })
  await expect(verifyEmail(await requestReset(email))).rejects.toMatchObject({ code: 'conflict' })
})

test.each(['', 'nonsense', "' or 1=1 --", '\u0000'.repeat(3)])(
  'an unknown secret is unknown: %j',
  async (secret) => {
    expect(await readResetLink(secret)).toMatchObject({ state: 'unknown' })
  },
)
