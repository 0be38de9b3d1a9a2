import { encode } from 'next-auth/jwt'
import { expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import {
  actorOf,
  openSession,
  openSessionOf,
  signUpAs,
  testPassword,
  verifyNewest,
} from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { trySignIn } from './authorize-sign-in'
import { sealKnownDevice } from './known-device'
import { decodeSessionToken, sessionCookieName } from './session-cookie'
import { findActor } from './viewer'

useDatabase()

const claim = { userId: '5b0e5a2e-8f0e-4f57-9d3e-0a8d0a1b2c3d', sessionVersion: 1 }
const seal = (options: { secret?: string; salt?: string; maxAge?: number } = {}) =>
  encode({ token: { claim }, secret: env().AUTH_SECRET, salt: sessionCookieName(), ...options })

async function makeAccount(): Promise<string> {
  const { email } = await signUpAs()
  await verifyNewest(email)
  return email
}

test('a session token decodes to its claim', async () => {
  expect(await decodeSessionToken(await seal())).toEqual(claim)
})

test('a forged, foreign, expired, truncated, or modified token has no claim', async () => {
  const good = await seal()
  const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ claim }))}.`
  const bad = [
    await seal({ secret: 'another-secret-0123456789abcdefghijklmnop' }),
    await seal({ salt: 'another.cookie' }),
    await seal({ maxAge: -60 }),
    good.slice(0, -1),
    good.slice(0, good.length / 2),
    good.replace(/\.[^.]+$/, '.AAAAAAAAAAAAAAAAAAAAAA'),
    unsigned,
    JSON.stringify({ claim }),
    '',
    '\u0000',
  ]
  for (const token of bad) expect(await decodeSessionToken(token)).toBeNull()
})

test('a token that was read before is refused once it expires', async () => {
  const token = await seal({ maxAge: 60 })
  expect(await decodeSessionToken(token)).toEqual(claim)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  try {
    expect(await decodeSessionToken(token)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('a session is checked against the database', async () => {
  const email = await makeAccount()
  const { userId } = await actorOf(email)
  const session = await openSession({ userId, sessionVersion: 1 })
  expect(await findActor(session)).toMatchObject({ email, status: 'ACTIVE' })
  for (const sessionVersion of [0, 2]) {
    expect(await findActor(await openSession({ userId, sessionVersion }))).toBeNull()
  }
  // Without a secret, or with that of no session.
  for (const secret of [undefined, '', session.userId, hashSecret(session.secret)]) {
    expect(await findActor({ ...claim, ...(secret !== undefined && { secret }) })).toBeNull()
  }
  await db().profile.update({ where: { email }, data: { accountStatus: 'DISABLED' } })
  expect(await findActor(session)).toMatchObject({ status: 'DISABLED' })
  await db().user.update({ where: { email }, data: { sessionVersion: { increment: 1 } } })
  expect(await findActor(session)).toBeNull()
})

test('a session ends when it expires', async () => {
  const session = await openSessionOf(await makeAccount())
  expect(await findActor(session)).not.toBeNull()
  await db().session.updateMany({ where: { userId: session.userId }, data: { expiresAt: new Date() } })
  expect(await findActor(session)).toBeNull()
})

test('only the right password signs in; the case of the address does not matter', async () => {
  const email = await makeAccount()
  expect(await trySignIn({ email: ` ${email.toUpperCase()} `, password: testPassword }, 'a')).toMatchObject({
    outcome: 'right',
  })
  for (const password of [
    `${testPassword} `,
    testPassword.toLowerCase(),
    '',
    undefined,
    7,
    'x'.repeat(100_000),
  ]) {
    expect(await trySignIn({ email, password }, 'a')).toMatchObject({ outcome: 'wrong' })
  }
  expect(await trySignIn({ email: 'nobody@example.test', password: testPassword }, 'a')).toMatchObject({
    outcome: 'wrong',
  })
  expect(await trySignIn({ email: { contains: '@' }, password: testPassword }, 'a')).toMatchObject({
    outcome: 'wrong',
  })
})

test('parallel guesses are limited, and guesses from elsewhere do not lock the person out', async () => {
  const email = await makeAccount()
  const guesses = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) =>
      trySignIn({ email, password: `Guess-number-${index}` }, 'guesser'),
    ),
  )
  expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  await expect(trySignIn({ email, password: testPassword }, 'guesser')).rejects.toMatchObject({
    code: 'too-many-requests',
    message: expect.stringMatching(/^Too many attempts\. Try again in \d+ (minute|second)s?\.$/),
  })
  expect(await trySignIn({ email, password: testPassword }, 'home')).toMatchObject({ outcome: 'right' })
})

test('the right password resets the count of failures', async () => {
  const email = await makeAccount()
  for (let round = 0; round < 3; round += 1) {
    for (let typo = 0; typo < 9; typo += 1) await trySignIn({ email, password: 'Mistyped-1' }, 'home')
    expect(await trySignIn({ email, password: testPassword }, 'home')).toMatchObject({ outcome: 'right' })
  }
})

/** Reaches the account's rate limit, with each attempt from another address. */
async function exhaustAccountLimit(email: string): Promise<void> {
  for (let guess = 0; guess < 60; guess += 1) {
    await trySignIn({ email, password: 'Wrong-guess-1' }, `address-${guess}`)
  }
}

test('guesses from many addresses block unknown devices, but not a known device', async () => {
  const email = await makeAccount()
  const { userId } = await actorOf(email)
  const device = await sealKnownDevice(userId, null)
  await exhaustAccountLimit(email)
  await expect(trySignIn({ email, password: testPassword }, 'elsewhere')).rejects.toMatchObject({
    code: 'too-many-requests',
  })
  expect(await trySignIn({ email, password: testPassword }, 'elsewhere', device)).toMatchObject({
    outcome: 'right',
  })
  // The owner's success does not reset the account's count.
  await expect(trySignIn({ email, password: testPassword }, 'elsewhere')).rejects.toMatchObject({
    code: 'too-many-requests',
  })
})

test('a known device has its own limit', async () => {
  const email = await makeAccount()
  const { userId } = await actorOf(email)
  const device = await sealKnownDevice(userId, null)
  for (let guess = 0; guess < 10; guess += 1) {
    await trySignIn({ email, password: 'Wrong-guess-1' }, `address-${guess}`, device)
  }
  // A new token, as after a sign-in, keeps the count.
  for (const token of [device, await sealKnownDevice(userId, device)]) {
    await expect(trySignIn({ email, password: testPassword }, 'home', token)).rejects.toMatchObject({
      code: 'too-many-requests',
    })
  }
  const another = await sealKnownDevice(userId, null)
  expect(await trySignIn({ email, password: testPassword }, 'home', another)).toMatchObject({
    outcome: 'right',
  })
})

test("another account's device, a device from before a password change, and a forged one are unknown", async () => {
  const [email, other] = [await makeAccount(), await makeAccount()]
  const { userId } = await actorOf(email)
  const device = await sealKnownDevice(userId, null)
  const strangers = [
    await sealKnownDevice((await actorOf(other)).userId, null),
    await encode({ token: { device: { userId } }, secret: env().AUTH_SECRET, salt: 'northlight.device' }),
    await seal(),
    `${device}x`,
    device.slice(0, -8),
    '',
  ]
  await exhaustAccountLimit(email)
  for (const token of strangers) {
    await expect(trySignIn({ email, password: testPassword }, 'elsewhere', token)).rejects.toMatchObject({
      code: 'too-many-requests',
    })
  }
  await db().user.update({ where: { email }, data: { passwordHash: '$argon2id$another' } })
  await expect(trySignIn({ email, password: testPassword }, 'elsewhere', device)).rejects.toMatchObject({
    code: 'too-many-requests',
  })
})
