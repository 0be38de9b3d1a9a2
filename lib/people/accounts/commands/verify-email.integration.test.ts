import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { checkCredentials } from '@/lib/auth/authorize-sign-in'
import { findActor } from '@/lib/auth/viewer'
import {
  actorOf,
  mailedSecrets,
  makePhotographer,
  newEmail,
  openSession,
  signUpAs,
  testPassword,
} from '@/lib/people/accounts/accounts.fixture'
import { readMailState } from '@/lib/people/accounts/queries/read-mail-state'
import { readVerificationLink } from '@/lib/people/accounts/queries/read-verification-link'
import { db } from '@/lib/platform/data/db'
import { createSecret } from '@/lib/platform/secrets/secret'
import { resendVerification } from './resend-verification'
import { signUp } from './sign-up'
import { verifyEmail } from './verify-email'

const owner = 'owner@example.test'

useDatabase()

test('a link works once, and viewing it does not use it up', async () => {
  const { email } = await signUpAs()
  const [secret = ''] = await mailedSecrets(email)
  expect(await readVerificationLink(secret)).toMatchObject({ state: 'usable' })
  expect(await readVerificationLink(secret)).toMatchObject({ state: 'usable' })
  expect(await checkCredentials({ email, password: testPassword })).toEqual({ outcome: 'unverified' })
  await verifyEmail(secret)
  expect(await checkCredentials({ email, password: testPassword })).toMatchObject({ outcome: 'right' })
  expect(await readVerificationLink(secret)).toMatchObject({ state: 'used' })
  await expect(verifyEmail(secret)).rejects.toMatchObject({ code: 'conflict' })
})

test('the link signs in the browser that signed up, once', async () => {
  const proof = createSecret()
  const { email } = await signUpAs({}, proof)
  const [secret = ''] = await mailedSecrets(email)
  const { claim } = await verifyEmail(secret, proof.secret)
  expect(claim && (await findActor(await openSession(claim)))).toMatchObject({ email })
  expect(await db().accountToken.count({ where: { user: { email }, usedAt: null } })).toBe(0)
})

test('the link signs in no browser without a valid proof of its own sign-up', async () => {
  const [own, foreign] = [createSecret(), createSecret()]
  const other = await signUpAs({}, foreign)
  for (const proof of [null, 'nonsense', own.secretHash, foreign.secret]) {
    const { email } = await signUpAs({}, createSecret())
    const [secret = ''] = await mailedSecrets(email)
    expect(await verifyEmail(secret, proof)).toEqual({ email, claim: null })
  }
  const { email } = await signUpAs({}, own)
  await db().accountToken.updateMany({
    where: { secretHash: own.secretHash },
    data: { expiresAt: new Date(Date.now() - 1000) },
  })
  const [secret = ''] = await mailedSecrets(email)
  expect(await verifyEmail(secret, own.secret)).toMatchObject({ claim: null })
  // The other account's proof was not used up.
  const [others = ''] = await mailedSecrets(other.email)
  expect((await verifyEmail(others, foreign.secret)).claim).not.toBeNull()
})

test('a later sign-up invalidates the first browser’s proof, and a proof alone is useless', async () => {
  const [first, second] = [createSecret(), createSecret()]
  const { email } = await signUpAs({}, first)
  await signUpAs({ email }, second)
  const secret = (await mailedSecrets(email)).at(-1) ?? ''
  await expect(verifyEmail(first.secret, first.secret)).rejects.toMatchObject({ code: 'conflict' })
  expect(await verifyEmail(secret, first.secret)).toEqual({ email, claim: null })
})

test('concurrent submits use it once', async () => {
  const { email } = await signUpAs()
  const [secret = ''] = await mailedSecrets(email)
  const outcomes = await Promise.allSettled([verifyEmail(secret), verifyEmail(secret), verifyEmail(secret)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a link expires after 24 hours', async () => {
  const { email } = await signUpAs()
  const [secret = ''] = await mailedSecrets(email)
  const { expiresAt, createdAt } = await db().accountToken.findFirstOrThrow({ where: { user: { email } } })
  expect(Math.round((expiresAt.getTime() - createdAt.getTime()) / 60_000)).toBe(24 * 60)
  await db().accountToken.updateMany({
    where: { user: { email } },
    data: { expiresAt: new Date(Date.now() - 1000) },
  })
  expect(await readVerificationLink(secret)).toEqual({ state: 'expired', email })
  await expect(verifyEmail(secret)).rejects.toMatchObject({ code: 'conflict' })
  expect(await checkCredentials({ email, password: testPassword })).toEqual({ outcome: 'unverified' })
})

test.each(['', 'nonsense', "' or 1=1 --", 'a'.repeat(200)])(
  'an unknown secret verifies nothing: %j',
  async (secret) => {
    expect(await readVerificationLink(secret)).toEqual({ state: 'unknown', email: null })
    await expect(verifyEmail(secret)).rejects.toMatchObject({ code: 'conflict' })
  },
)

test('the stored hash does not work as a secret', async () => {
  const { email } = await signUpAs()
  const { secretHash } = await db().accountToken.findFirstOrThrow({ where: { user: { email } } })
  await expect(verifyEmail(secretHash)).rejects.toMatchObject({ code: 'conflict' })
})

test('a resent link works, and so does the first', async () => {
  const { email } = await signUpAs()
  await resendVerification(email)
  const secrets = await mailedSecrets(email)
  expect(secrets).toHaveLength(2)
  const [first = '', second = ''] = secrets
  expect(await readVerificationLink(second)).toMatchObject({ state: 'usable' })
  await verifyEmail(first)
  expect(await readVerificationLink(second)).toMatchObject({ state: 'used' })
  await resendVerification(email)
  expect(await mailedSecrets(email)).toHaveLength(2)
})

test('resending to an unknown address does nothing', async () => {
  const email = newEmail()
  await resendVerification(email)
  expect(await db().outboxMessage.count({ where: { recipient: email } })).toBe(0)
})

test('an email that failed is known by its sign-up, whether or not the address has an account', async () => {
  const known = await signUpAs()
  const [secret = ''] = await mailedSecrets(known.email)
  await verifyEmail(secret)
  for (const email of [newEmail(), known.email]) {
    const { mailId } = await signUp({ ...known, email })
    if (!mailId) throw new Error('No email was queued.')
    expect(await readMailState(mailId)).toBe('queued')
    await db().outboxMessage.update({ where: { id: mailId }, data: { status: 'FAILED' } })
    expect(await readMailState(mailId)).toBe('failed')
    const resent = await resendVerification(email)
    expect(resent && (await readMailState(resent))).toBe('queued')
  }
})

test('the owner becomes an active photographer by verifying, whatever role was chosen', async () => {
  await signUpAs({ email: owner, role: 'photographer', fullName: 'Ava Lindqvist' })
  expect(await db().pendingApproval.count({ where: { email: owner } })).toBe(0)
  expect(await db().profile.findUniqueOrThrow({ where: { email: owner } })).toMatchObject({ role: 'CLIENT' })
  const [secret = ''] = await mailedSecrets(owner)
  await verifyEmail(secret)
  const { profileId, userId } = await actorOf(owner)
  expect(await actorOf(owner)).toMatchObject({ role: 'PHOTOGRAPHER', status: 'ACTIVE' })
  expect(await db().auditEntry.findMany({ where: { subjectId: userId } })).toMatchObject([
    { action: 'owner.confirmed', actorId: profileId, subject: 'user' },
  ])
})

test('verifying changes no one else’s role and adds no audit entry', async () => {
  const { email } = await signUpAs()
  const [secret = ''] = await mailedSecrets(email)
  await verifyEmail(secret)
  const { userId } = await actorOf(email)
  expect(await db().auditEntry.count({ where: { subjectId: userId } })).toBe(0)
})

test('nobody asks the owner to wait for an approval, until their account exists', async () => {
  const person = { fullName: 'Ava Lindqvist', password: testPassword, role: 'photographer' as const }
  await db().profile.updateMany({ where: { role: 'PHOTOGRAPHER' }, data: { accountStatus: 'DISABLED' } })
  expect(await signUp({ ...person, email: owner })).toMatchObject({ needsApproval: false })
  expect(await signUp({ ...person, email: newEmail() })).toMatchObject({ needsApproval: true })
  expect(await signUp({ ...person, email: newEmail(), role: 'client' })).toMatchObject({
    needsApproval: false,
  })
  await makePhotographer()
  expect(await signUp({ ...person, email: owner })).toMatchObject({ needsApproval: true })
})
