import 'server-only'
import { cookies } from 'next/headers'
import { deviceCookieName, deviceSeconds, sealKnownDevice } from './known-device'
import { usesSecureCookies } from './session-cookie'

export async function readDeviceToken(): Promise<string | null> {
  return (await cookies()).get(deviceCookieName)?.value ?? null
}

/** Makes this browser a known device of the account, also after signing out. */
export async function rememberDevice(userId: string): Promise<void> {
  const token = await sealKnownDevice(userId, await readDeviceToken())
  const jar = await cookies()
  jar.set(deviceCookieName, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: usesSecureCookies(),
    path: '/',
    maxAge: deviceSeconds,
  })
}
