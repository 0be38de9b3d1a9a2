import 'server-only'
import { CredentialsSignin } from 'next-auth'
import { z } from 'zod'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'
import { clientAddress } from './client-address'
import { withoutClosedDemo } from './demo-accounts'
import { mustAddFactor } from './is-factor-required'
import { recognizeDevice } from './known-device'
import { readDeviceToken, rememberDevice } from './known-device-cookie'
import { verifyPassword } from './password'
import { writePendingSignIn } from './pending-sign-in'
import { consumeSignInAttempt, resetSignInAttempts } from './rate-limits'
import { hasSecondFactor } from './read-factors'
import { readRememberedSecret } from './remembered-device-cookie'
import { readSessionToken, type SessionToken } from './session-cookie'
import { createSession, readCaller } from './sessions'

/** A sign-in that failed for a reason other than wrong credentials. */
export class SignInStopped extends CredentialsSignin {
  constructor(
    readonly reason: 'unverified' | 'second-factor' | 'too-many-requests',
    readonly text: string,
  ) {
    super(text)
    this.code = reason
  }
}

/**
 * Implements `authorize` for Auth.js: every sign-in by password comes through here. Records the session, and makes the
 * browser a known device of the account.
 * @throws SignInStopped for too many attempts, an unverified address, or an account with a second factor, which this browser
 * may then enter
 */
export async function authorizeSignIn(
  credentials: Partial<Record<'email' | 'password', unknown>>,
  request: Request,
): Promise<{ id: string; session: SessionToken } | null> {
  const check = await tryOrStop(credentials, clientAddress(request.headers))
  if (check.outcome === 'wrong') return null
  if (check.outcome === 'unverified') throw new SignInStopped('unverified', 'Please verify your email first.')
  const { userId, sessionVersion, deviceId } = check
  if ((await hasSecondFactor(userId)) && !(await isRememberedDevice(userId, await readRememberedSecret()))) {
    await writePendingSignIn({ userId, sessionVersion, deviceId })
    throw new SignInStopped('second-factor', 'Please enter your code.')
  }
  const session = await createSession({ userId, sessionVersion }, await readCaller(), {
    isNewDevice: deviceId === null,
    replaces: await readSessionToken(),
    // Their password is all they have so far, and the next page adds a factor.
    isConfirmed: await mustAddFactor(userId),
  })
  await rememberDevice(userId)
  return { id: userId, session }
}

async function tryOrStop(
  credentials: Partial<Record<'email' | 'password', unknown>>,
  address: string,
): Promise<SignInCheck> {
  try {
    return await trySignIn(credentials, address, await readDeviceToken())
  } catch (error) {
    if (error instanceof AppError) throw new SignInStopped('too-many-requests', error.message)
    throw error
  }
}

/** Whether a browser's secret says that it isn't asked for this account's second factor. */
export async function isRememberedDevice(userId: string, secret: string | null): Promise<boolean> {
  if (!secret) return false
  const count = await db().rememberedDevice.count({
    where: { userId, secretHash: hashSecret(secret), expiresAt: { gt: now() } },
  })
  return count > 0
}

const Credentials = z.object({
  email: z.string().trim().max(255).pipe(z.email()),
  password: z.string().max(128),
})

/** The result of checking an email and a password. `unverified` is only returned for the right password. */
type CredentialsCheck =
  | { outcome: 'right'; userId: string; sessionVersion: number }
  | { outcome: 'unverified' }
  | { outcome: 'wrong' }

/** The result of a sign-in attempt. `deviceId` is set if the account's owner has signed in from this browser before. */
type SignInCheck = CredentialsCheck & { deviceId: string | null }

/**
 * Checks an email and a password. Takes as long for an unknown address as for a wrong password. The demo's accounts are
 * unknown where the demo isn't on.
 */
export async function checkCredentials(input: unknown): Promise<CredentialsCheck> {
  const parsed = Credentials.safeParse(input)
  if (!parsed.success) return { outcome: 'wrong' }
  const user = await db().user.findUnique({
    where: { email: parsed.data.email, ...withoutClosedDemo() },
    select: { id: true, passwordHash: true, sessionVersion: true, emailVerifiedAt: true },
  })
  const matches = await verifyPassword(user?.passwordHash ?? null, parsed.data.password)
  if (!user || !matches) return { outcome: 'wrong' }
  if (!user.emailVerifiedAt) return { outcome: 'unverified' }
  return { outcome: 'right', userId: user.id, sessionVersion: user.sessionVersion }
}

/**
 * Checks a sign-in attempt from a network address and perhaps a known device. Counts it first, so that parallel guesses
 * count too; the right password resets the count.
 * @throws AppError `too-many-requests`, before the password is checked
 */
export async function trySignIn(
  credentials: Partial<Record<'email' | 'password', unknown>>,
  address: string,
  deviceToken: string | null = null,
): Promise<SignInCheck> {
  const email = typeof credentials.email === 'string' ? credentials.email : ''
  const origin = { email, address, deviceId: await recognizeDevice(deviceToken, email) }
  await consumeSignInAttempt(origin)
  const check = await checkCredentials(credentials)
  if (check.outcome !== 'wrong') await resetSignInAttempts(origin)
  return { ...check, deviceId: origin.deviceId }
}
