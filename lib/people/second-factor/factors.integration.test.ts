import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { isRememberedDevice } from '@/lib/auth/authorize-sign-in'
import { hasSecondFactor } from '@/lib/auth/read-factors'
import {
  actorOf,
  createPerson,
  mailedSecrets,
  signUpAs,
  testPassword,
  verifyNewest,
} from '@/lib/people/accounts/accounts.fixture'
import { resetPassword } from '@/lib/people/accounts/commands/reset-password'
import { sendPasswordReset } from '@/lib/people/accounts/commands/send-password-reset'
import { db } from '@/lib/platform/data/db'
import { codesOf, createSealedSecret, openSecret, stepOf } from './commands/authenticator-secret'
import { checkIdentity } from './commands/check-identity'
import { confirmAuthenticator } from './commands/confirm-authenticator'
import { forgetDevice } from './commands/forget-device'
import { saveChallenge, spendChallenge } from './commands/passkey-challenge'
import { rememberSecondFactor } from './commands/remember-device'
import { removeAuthenticator } from './commands/remove-authenticator'
import { replaceRecoveryCodes } from './commands/replace-recovery-codes'
import { startAuthenticator } from './commands/start-authenticator'
import { verifyCode } from './commands/verify-code'

useDatabase()
afterEach(() => vi.useRealTimers())

const chrome = { browser: 'Chrome', device: 'Linux' }

/** Moves the clock, so that the next code is from a later time step. */
const wait = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })

async function codeOf({ userId }: Actor): Promise<string> {
  const { sealedSecret } = await db().authenticator.findUniqueOrThrow({ where: { userId } })
  return codesOf(openSecret(sealedSecret, userId)).generate({ timestamp: Date.now() })
}

async function withAuthenticator(person?: Actor): Promise<Actor> {
  const actor = person ?? (await createPerson('CLIENT'))
  await startAuthenticator(actor)
  expect(await hasSecondFactor(actor.userId)).toBe(false)
  await confirmAuthenticator(actor, await codeOf(actor), 'home')
  return actor
}

const from = ({ userId }: Actor) => ({ userId, address: 'home', deviceId: null })
const succeeded = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length

test('codes are those of RFC 6238, and one step early or late is accepted', () => {
  // Appendix B, with the last six of its eight digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  for (const [seconds, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [20000000000, '353130'],
  ] as const) {
    const step = Math.floor(seconds / 30)
    for (const [offset, expected] of [
      [0, step],
      [-30, step],
      [30, step],
      [-60, null],
      [60, null],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: (seconds + offset) * 1000 })
      expect(stepOf(secret, code)).toBe(expected)
    }
  }
})

test('a secret is stored encrypted, for its owner only', async () => {
  const [one, other] = [await createPerson('CLIENT'), await createPerson('CLIENT')]
  const sealed = createSealedSecret(one.userId)
  expect(openSecret(sealed, one.userId)).toMatch(/^[A-Z2-7]{32}$/)
  expect(() => openSecret(sealed, other.userId)).toThrow()
})

test('an app becomes a factor with its first code, which is audited, emailed, and not accepted again', async () => {
  const actor = await withAuthenticator()
  expect(await hasSecondFactor(actor.userId)).toBe(true)
  expect(
    await db().outboxMessage.count({ where: { recipient: actor.email, topic: 'security-changed' } }),
  ).toBe(1)
  expect(
    await db().auditEntry.count({ where: { subjectId: actor.userId, action: 'authenticator.added' } }),
  ).toBe(1)
  await expect(verifyCode(from(actor), await codeOf(actor))).rejects.toMatchObject({ code: 'invalid' })
  await expect(startAuthenticator(actor)).rejects.toMatchObject({ code: 'conflict' })
})

test('of concurrent uses of one code, one succeeds', async () => {
  const actor = await withAuthenticator()
  wait(60)
  const code = await codeOf(actor)
  const uses = await Promise.allSettled(Array.from({ length: 5 }, () => verifyCode(from(actor), code)))
  expect(succeeded(uses)).toBe(1)
  // An earlier step's code isn't accepted after a later one's.
  wait(-30)
  await expect(verifyCode(from(actor), await codeOf(actor))).rejects.toMatchObject({ code: 'invalid' })
})

test('wrong codes are limited for the account, from any address, except on its known devices', async () => {
  const actor = await withAuthenticator()
  wait(60)
  const guesses = await Promise.allSettled(
    Array.from({ length: 24 }, (_, index) => verifyCode({ ...from(actor), address: `a${index}` }, '000000')),
  )
  const codes = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.code : 'right'))
  expect(codes.filter((code) => code === 'invalid')).toHaveLength(20)
  const right = await codeOf(actor)
  await expect(verifyCode(from(actor), right)).rejects.toMatchObject({ code: 'too-many-requests' })
  await verifyCode({ ...from(actor), deviceId: actor.profileId }, right)
})

test('ten recovery codes each work once, are hashed, and are replaced together', async () => {
  const actor = await withAuthenticator()
  const codes = await replaceRecoveryCodes(actor)
  expect(new Set(codes).size).toBe(10)
  const stored = JSON.stringify(await db().recoveryCode.findMany({ where: { userId: actor.userId } }))
  for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''))
  const [first = '', second = ''] = codes
  const uses = await Promise.allSettled(Array.from({ length: 5 }, () => verifyCode(from(actor), first)))
  expect(succeeded(uses)).toBe(1)
  await expect(verifyCode(from(await withAuthenticator()), second)).rejects.toMatchObject({ code: 'invalid' })
  await replaceRecoveryCodes(actor)
  await expect(verifyCode(from(actor), second)).rejects.toMatchObject({ code: 'invalid' })
})

test('recovery codes need a factor, and are deleted with the last one', async () => {
  const actor = await createPerson('CLIENT')
  await expect(replaceRecoveryCodes(actor)).rejects.toMatchObject({ code: 'conflict' })
  await withAuthenticator(actor)
  await replaceRecoveryCodes(actor)
  const secret = await rememberSecondFactor(actor.userId, chrome, 'Chrome on Linux')
  await removeAuthenticator(actor)
  expect(await db().recoveryCode.count({ where: { userId: actor.userId } })).toBe(0)
  expect(await isRememberedDevice(actor.userId, secret)).toBe(false)
  expect(await hasSecondFactor(actor.userId)).toBe(false)
})

test("a remembered device is its account's only, until it is forgotten or 30 days have passed", async () => {
  const [actor, other] = [await withAuthenticator(), await withAuthenticator()]
  const { userId } = actor
  const secret = await rememberSecondFactor(userId, chrome, 'Chrome on Linux')
  expect(await isRememberedDevice(userId, secret)).toBe(true)
  expect(await isRememberedDevice(other.userId, secret)).toBe(false)
  for (const wrong of [null, '', 'x']) expect(await isRememberedDevice(userId, wrong)).toBe(false)
  const { id } = await db().rememberedDevice.findFirstOrThrow({ where: { userId } })
  await expect(forgetDevice(other, id)).rejects.toMatchObject({ code: 'not-found' })
  wait(30 * 86_400)
  expect(await isRememberedDevice(userId, secret)).toBe(false)
  vi.useRealTimers()
  const emails = { where: { recipient: actor.email, topic: 'security-changed' } }
  const before = await db().outboxMessage.count(emails)
  await forgetDevice(actor, id)
  expect(await isRememberedDevice(userId, secret)).toBe(false)
  expect(await db().outboxMessage.count(emails)).toBe(before + 1)
})

test('resetting the password leaves the factors, and forgets the devices', async () => {
  const { email } = await signUpAs()
  await verifyNewest(email)
  const actor = await withAuthenticator(await actorOf(email))
  const secret = await rememberSecondFactor(actor.userId, chrome, 'Chrome on Linux')
  await sendPasswordReset({ askId: randomUUID(), email, next: null })
  const token = (await mailedSecrets(email, 'reset-password')).at(-1) ?? ''
  const password = 'Blueprint-of-1843'
  await resetPassword({ token, newPassword: password, confirmPassword: password }, 'home')
  expect(await hasSecondFactor(actor.userId)).toBe(true)
  expect(await isRememberedDevice(actor.userId, secret)).toBe(false)
})

test('confirming an identity takes the password, and a code if there is a factor', async () => {
  const { email } = await signUpAs()
  await verifyNewest(email)
  const actor = await actorOf(email)
  await expect(checkIdentity(actor, { password: 'Wrong-1234' }, 'home')).rejects.toMatchObject({
    code: 'invalid',
  })
  await checkIdentity(actor, { password: testPassword }, 'home')
  await withAuthenticator(actor)
  wait(60)
  await expect(checkIdentity(actor, { password: testPassword }, 'home')).rejects.toMatchObject({
    code: 'invalid',
  })
  await checkIdentity(actor, { password: testPassword, code: await codeOf(actor) }, 'home')
})

test("a passkey's challenge is for one browser, one purpose, and one use", async () => {
  const challenge = { challenge: 'abc', purpose: 'SIGN_IN', userId: null } as const
  const secret = await saveChallenge(challenge)
  for (const [other, purpose] of [
    [null, 'SIGN_IN'],
    ['x', 'SIGN_IN'],
    [secret, 'CONFIRM'],
  ] as const) {
    await expect(spendChallenge(other, purpose)).rejects.toMatchObject({ code: 'conflict' })
  }
  const uses = await Promise.allSettled(Array.from({ length: 5 }, () => spendChallenge(secret, 'SIGN_IN')))
  expect(succeeded(uses)).toBe(1)
  const late = await saveChallenge(challenge)
  wait(5 * 60)
  await expect(spendChallenge(late, 'SIGN_IN')).rejects.toMatchObject({ code: 'conflict' })
})
