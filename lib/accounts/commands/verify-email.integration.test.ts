import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { actorOf, mailedSecrets, newEmail, signUpAs, testPassword } from '@/lib/accounts/accounts.fixture'
import { readLinkAddress, readLinkState } from '@/lib/accounts/queries'
import { checkCredentials } from '@/lib/auth/check-credentials'
import { db } from '@/lib/platform/db'
import { resendVerification } from './resend-verification'
import { verifyEmail } from './verify-email'

const owner = 'owner@example.test'
process.env.OWNER_EMAIL = 'Owner@example.test'

useDatabase()

test('a link works once, and looking at it spends nothing', async () => {
  const { email } = await signUpAs()
  const [secret = ''] = await mailedSecrets(email)
  expect(await readLinkState(secret)).toBe('usable')
  expect(await readLinkState(secret)).toBe('usable')
  expect(await checkCredentials({ email, password: testPassword })).toEqual({ outcome: 'unverified' })
  await verifyEmail(secret)
  expect(await checkCredentials({ email, password: testPassword })).toMatchObject({ outcome: 'right' })
  expect(await readLinkState(secret)).toBe('used')
  await expect(verifyEmail(secret)).rejects.toMatchObject({ code: 'conflict' })
})

test('two presses at once spend it once', async () => {
  const { email } = await signUpAs()
  const [secret = ''] = await mailedSecrets(email)
  const outcomes = await Promise.allSettled([verifyEmail(secret), verifyEmail(secret), verifyEmail(secret)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a link ends after 24 hours', async () => {
  const { email } = await signUpAs()
  const [secret = ''] = await mailedSecrets(email)
  const { expiresAt, createdAt } = await db().accountToken.findFirstOrThrow({ where: { user: { email } } })
  expect(Math.round((expiresAt.getTime() - createdAt.getTime()) / 60_000)).toBe(24 * 60)
  await db().accountToken.updateMany({
    where: { user: { email } },
    data: { expiresAt: new Date(Date.now() - 1000) },
  })
  expect(await readLinkState(secret)).toBe('expired')
  expect(await readLinkAddress(secret)).toBe(email)
  await expect(verifyEmail(secret)).rejects.toMatchObject({ code: 'conflict' })
  expect(await checkCredentials({ email, password: testPassword })).toEqual({ outcome: 'unverified' })
})

test.each(['', 'nonsense', "' or 1=1 --", 'a'.repeat(200)])(
  'an unknown secret opens nothing: %j',
  async (secret) => {
    expect(await readLinkState(secret)).toBe('unknown')
    expect(await readLinkAddress(secret)).toBeNull()
    await expect(verifyEmail(secret)).rejects.toMatchObject({ code: 'conflict' })
  },
)

test('the stored hash is not a secret that works', async () => {
  const { email } = await signUpAs()
  const { secretHash } = await db().accountToken.findFirstOrThrow({ where: { user: { email } } })
  await expect(verifyEmail(secretHash)).rejects.toMatchObject({ code: 'conflict' })
})

test('a link sent again works, and so does the first', async () => {
  const { email } = await signUpAs()
  await resendVerification(email)
  const secrets = await mailedSecrets(email)
  expect(secrets).toHaveLength(2)
  const [first = '', second = ''] = secrets
  expect(await readLinkState(second)).toBe('usable')
  await verifyEmail(first)
  expect(await readLinkState(second)).toBe('used')
  await resendVerification(email)
  expect(await mailedSecrets(email)).toHaveLength(2)
})

test('sending again to an unknown address does nothing, quietly', async () => {
  const email = newEmail()
  await resendVerification(email)
  expect(await db().outboxMessage.count({ where: { recipient: email } })).toBe(0)
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

test('whoever else verifies becomes nothing, and the audit log says nothing', async () => {
  const { email } = await signUpAs()
  const [secret = ''] = await mailedSecrets(email)
  await verifyEmail(secret)
  const { userId } = await actorOf(email)
  expect(await db().auditEntry.count({ where: { subjectId: userId } })).toBe(0)
})
