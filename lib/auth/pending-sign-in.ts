import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import { z } from 'zod'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { expireCookie, readCookie, writeCookie } from './cookie'
import { mayBeSignedIn } from './demo-accounts'

const cookie = { name: 'northlight.second-factor', path: '/auth', seconds: 10 * 60 }

const PendingSignIn = z.object({
  userId: z.uuid(),
  sessionVersion: z.number(),
  /** Set for a known device of the account. */
  deviceId: z.uuid().nullable(),
})
export type PendingSignIn = z.output<typeof PendingSignIn>

/** Records that the right password was entered in this browser. Opens nothing but the page for the second factor. */
export async function writePendingSignIn(pending: PendingSignIn): Promise<void> {
  await writeCookie(cookie, await encode({ token: { pending }, ...seal(), maxAge: cookie.seconds }))
}

/** Returns the sign-in that waits for its second factor; null after ten minutes, or if the account changed since. */
export async function readPendingSignIn(): Promise<PendingSignIn | null> {
  const token = await readCookie(cookie)
  const pending = token ? await open(token) : null
  if (!pending) return null
  const { userId, sessionVersion } = pending
  const current = await db().user.count({
    where: { id: userId, sessionVersion, ...mayBeSignedIn() },
  })
  return current > 0 ? pending : null
}

export const expirePendingSignIn = () => expireCookie(cookie)

async function open(token: string): Promise<PendingSignIn | null> {
  try {
    return PendingSignIn.parse((await decode({ token, ...seal() }))?.pending)
  } catch {
    return null
  }
}

/** The cookie's name is the salt, so that no other token of the portal is accepted. */
function seal() {
  return { secret: env().AUTH_SECRET, salt: cookie.name }
}
