import 'server-only'
import { CredentialsSignin } from 'next-auth'
import { Refusal } from '@/lib/platform/errors'
import { signIn } from './auth'
import { SignInStopped } from './authorise-sign-in'
import { expireSessionCookie } from './session-cookie'

/**
 * Opens a session in this browser for an address and a password.
 * @throws Refusal `too-many-requests`, with the wait in words.
 */
export async function openSession(credentials: {
  email: string
  password: string
}): Promise<'opened' | 'wrong' | 'unverified'> {
  try {
    await signIn('credentials', { ...credentials, redirect: false })
    return 'opened'
  } catch (error) {
    if (error instanceof SignInStopped) {
      if (error.reason === 'unverified') return 'unverified'
      throw new Refusal('too-many-requests', error.sentence)
    }
    if (error instanceof CredentialsSignin) return 'wrong'
    throw error
  }
}

/** Closes this browser's session, even when nothing else works. */
export async function closeSession(): Promise<void> {
  await expireSessionCookie()
}
