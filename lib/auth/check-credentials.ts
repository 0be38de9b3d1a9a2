import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/platform/db'
import { withoutClosedDemo } from './demo-accounts'
import { recognizeDevice } from './known-device'
import { verifyPassword } from './password'
import { consumeSignInAttempt, resetSignInAttempts } from './rate-limits'

const Credentials = z.object({
  email: z.string().trim().max(255).pipe(z.email()),
  password: z.string().max(128),
})

/** The result of checking an email and a password. `unverified` is only returned for the right password. */
export type CredentialsCheck =
  | { outcome: 'right'; userId: string; sessionVersion: number }
  | { outcome: 'unverified' }
  | { outcome: 'wrong' }

/** The result of a sign-in attempt. `deviceId` is set if the account's owner has signed in from this browser before. */
export type SignInCheck = CredentialsCheck & { deviceId: string | null }

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
