import 'server-only'
import { CredentialsSignin } from 'next-auth'
import { AppError } from '@/lib/platform/errors'
import { type SignInCheck, trySignIn } from './check-credentials'
import { clientAddress } from './client-address'
import { mustAddFactor } from './is-factor-required'
import { isRememberedDevice } from './is-remembered-device'
import { readDeviceToken, rememberDevice } from './known-device-cookie'
import { writePendingSignIn } from './pending-sign-in'
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
