import 'server-only'
import { cookies } from 'next/headers'
import { usesSecureCookies } from './session-cookie'

const cookieName = 'northlight.signed-up'
/** As long as the verification link is valid. */
const cookieSeconds = 24 * 60 * 60

/** Stores the secret that proves, when the emailed link is opened, that this browser signed up. */
export async function writeDeviceProof(secret: string): Promise<void> {
  const jar = await cookies()
  jar.set(cookieName, secret, { ...cookieRules(), maxAge: cookieSeconds })
}

export async function readDeviceProof(): Promise<string | null> {
  return (await cookies()).get(cookieName)?.value ?? null
}

export async function expireDeviceProof(): Promise<void> {
  const jar = await cookies()
  jar.set(cookieName, '', { ...cookieRules(), maxAge: 0 })
}

function cookieRules() {
  return { path: '/auth', httpOnly: true, sameSite: 'lax', secure: usesSecureCookies() } as const
}
