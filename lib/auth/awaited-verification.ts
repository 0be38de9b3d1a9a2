import 'server-only'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { usesSecureCookies } from './session-cookie'

const cookieName = 'northlight.verification'
const cookieSeconds = 60 * 60

const Awaited = z.object({
  email: z.string().max(255),
  role: z.enum(['client', 'photographer']),
  /** When a link was last sent from this browser, in milliseconds; 0 for never. */
  sentAt: z.number(),
})
export type AwaitedVerification = z.output<typeof Awaited>

/**
 * Remembers in this browser which address waits for its link, so that the page that says so survives a reload.
 * It says what was typed, never whether there is such an account.
 */
export async function rememberAwaitedVerification(awaited: AwaitedVerification): Promise<void> {
  const value = JSON.stringify(awaited)
  const jar = await cookies()
  jar.set(cookieName, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: usesSecureCookies(),
    path: '/auth',
    maxAge: cookieSeconds,
  })
}

export async function readAwaitedVerification(): Promise<AwaitedVerification | null> {
  const value = (await cookies()).get(cookieName)?.value
  if (!value) return null
  try {
    return Awaited.parse(JSON.parse(value))
  } catch {
    return null
  }
}
