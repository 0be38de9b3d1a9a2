import 'server-only'
import { after } from 'next/server'
import { CredentialsSignin } from 'next-auth'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/monitoring/log'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { signIn } from './auth'
import { SignInStopped } from './authorize-sign-in'
import { deleteSessions } from './delete-sessions'
import { rememberDevice } from './known-device-cookie'
import { expirePendingSignIn, writePendingSignIn } from './pending-sign-in'
import { hasSecondFactor } from './read-factors'
import {
  expireSessionCookie,
  readSessionToken,
  type SessionClaim,
  writeSessionCookie,
} from './session-cookie'
import { createSession, readCaller } from './sessions'

/**
 * Signs this browser in with an email and a password.
 * @throws AppError `too-many-requests`, with the wait in its message
 */
export async function openSession(credentials: {
  email: string
  password: string
}): Promise<'opened' | 'wrong' | 'unverified' | 'second-factor'> {
  try {
    // Without `redirectTo`, Auth.js uses the Referer header and fails if that isn't a URL.
    await signIn('credentials', { ...credentials, redirect: false, redirectTo: '/' })
    return 'opened'
  } catch (error) {
    if (error instanceof SignInStopped) {
      if (error.reason === 'too-many-requests') throw new AppError('too-many-requests', error.text)
      return error.reason
    }
    if (error instanceof CredentialsSignin) return 'wrong'
    throw error
  }
}

/**
 * Opens a session for someone who is authenticated by the session that this one replaces. No sign-in rate limit applies.
 */
export async function renewSession(claim: SessionClaim): Promise<void> {
  const replaces = await readSessionToken()
  await writeSessionCookie(await createSession(claim, await readCaller(), { replaces }))
  await rememberDevice(claim.userId)
}

/**
 * Opens a session for someone who is authenticated by an emailed link, unless their account has a second factor, which this
 * browser may then enter: access to a mailbox doesn't replace it.
 */
export async function openSessionByLink(claim: SessionClaim): Promise<'opened' | 'second-factor'> {
  if (await hasSecondFactor(claim.userId)) {
    await writePendingSignIn({ ...claim, deviceId: null })
    return 'second-factor'
  }
  await renewSession(claim)
  return 'opened'
}

/** Opens a session for someone who proved who they are with every factor of their account. */
export async function finishSignIn(
  { userId, sessionVersion }: SessionClaim,
  { isNewDevice }: { isNewDevice: boolean },
): Promise<void> {
  const options = { isNewDevice, replaces: await readSessionToken(), isConfirmed: true }
  await writeSessionCookie(await createSession({ userId, sessionVersion }, await readCaller(), options))
  await rememberDevice(userId)
  await expirePendingSignIn()
}

/**
 * Ends this browser's session. Deletes its cookie first, and its row after the response, so that it works even when the
 * database fails.
 */
export async function closeSession(): Promise<void> {
  const token = await readSessionToken()
  await expireSessionCookie()
  if (token?.secret) after(() => deleteSession(token.secret ?? ''))
}

async function deleteSession(secret: string): Promise<void> {
  try {
    await deleteSessions(db(), { secretHash: hashSecret(secret) })
  } catch (error) {
    log().warn({ error: String(error) }, "couldn't delete a session")
  }
}
