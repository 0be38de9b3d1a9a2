import 'server-only'
import { CredentialsSignin } from 'next-auth'
import { AppError } from '@/lib/platform/errors'
import { signIn } from './auth'
import { SignInStopped } from './authorize-sign-in'
import { rememberDevice } from './known-device-cookie'
import { expireSessionCookie, type SessionClaim, writeSessionCookie } from './session-cookie'

/**
 * Opens a session in this browser for an address and a password.
 * @throws AppError `too-many-requests`, with the wait in words.
 */
export async function openSession(credentials: {
  email: string
  password: string
}): Promise<'opened' | 'wrong' | 'unverified'> {
  try {
    // Without a place of its own Auth.js reads one from the request's Referer, and stops at one that is no address.
    await signIn('credentials', { ...credentials, redirect: false, redirectTo: '/' })
    return 'opened'
  } catch (error) {
    if (error instanceof SignInStopped) {
      if (error.reason === 'unverified') return 'unverified'
      throw new AppError('too-many-requests', error.sentence)
    }
    if (error instanceof CredentialsSignin) return 'wrong'
    throw error
  }
}

/**
 * Opens a session for a person who has just proven themselves otherwise than by signing in: with a mailed link, or with
 * the session that this one takes the place of. No guesser's tries can stand in its way.
 */
export async function renewSession(claim: SessionClaim): Promise<void> {
  await writeSessionCookie(claim)
  await rememberDevice(claim.userId)
}

/** Closes this browser's session, even when nothing else works. */
export async function closeSession(): Promise<void> {
  await expireSessionCookie()
}
