import 'server-only'
import { CredentialsSignin } from 'next-auth'
import { AppError } from '@/lib/platform/errors'
import { signIn } from './auth'
import { SignInStopped } from './authorize-sign-in'
import { rememberDevice } from './known-device-cookie'
import { expireSessionCookie, type SessionClaim, writeSessionCookie } from './session-cookie'

/**
 * Signs this browser in with an email and a password.
 * @throws AppError `too-many-requests`, with the wait in its message
 */
export async function openSession(credentials: {
  email: string
  password: string
}): Promise<'opened' | 'wrong' | 'unverified'> {
  try {
    // Without `redirectTo`, Auth.js uses the Referer header and fails if that isn't a URL.
    await signIn('credentials', { ...credentials, redirect: false, redirectTo: '/' })
    return 'opened'
  } catch (error) {
    if (error instanceof SignInStopped) {
      if (error.reason === 'unverified') return 'unverified'
      throw new AppError('too-many-requests', error.text)
    }
    if (error instanceof CredentialsSignin) return 'wrong'
    throw error
  }
}

/**
 * Opens a session for someone who is authenticated by an emailed link or by the session that this one replaces. No sign-in
 * rate limit applies.
 */
export async function renewSession(claim: SessionClaim): Promise<void> {
  await writeSessionCookie(claim)
  await rememberDevice(claim.userId)
}

/** Ends this browser's session without reading the database. */
export async function closeSession(): Promise<void> {
  await expireSessionCookie()
}
