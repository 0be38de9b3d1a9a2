import 'server-only'
import { CredentialsSignin } from 'next-auth'
import { AppError } from '@/lib/platform/errors'
import { type CredentialsCheck, trySignIn } from './check-credentials'
import { clientAddress } from './client-address'
import { readDeviceToken, rememberDevice } from './known-device-cookie'

/** A sign-in that failed for a reason other than wrong credentials. */
export class SignInStopped extends CredentialsSignin {
  constructor(
    readonly reason: 'unverified' | 'too-many-requests',
    readonly text: string,
  ) {
    super(text)
    this.code = reason
  }
}

/**
 * Implements `authorize` for Auth.js: every sign-in by password comes through here. Makes the browser a known device of
 * the account.
 * @throws SignInStopped for too many attempts or an unverified address
 */
export async function authorizeSignIn(
  credentials: Partial<Record<'email' | 'password', unknown>>,
  request: Request,
): Promise<{ id: string; sessionVersion: number } | null> {
  const check = await tryOrStop(credentials, clientAddress(request.headers))
  if (check.outcome === 'wrong') return null
  if (check.outcome === 'unverified') throw new SignInStopped('unverified', 'Please verify your email first.')
  await rememberDevice(check.userId)
  return { id: check.userId, sessionVersion: check.sessionVersion }
}

async function tryOrStop(
  credentials: Partial<Record<'email' | 'password', unknown>>,
  address: string,
): Promise<CredentialsCheck> {
  try {
    return await trySignIn(credentials, address, await readDeviceToken())
  } catch (error) {
    if (error instanceof AppError) throw new SignInStopped('too-many-requests', error.message)
    throw error
  }
}
