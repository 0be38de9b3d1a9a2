import 'server-only'
import { cookies } from 'next/headers'
import { env } from '@/lib/platform/environment/env'

/** Whether the portal uses https, so that its cookies must be `Secure`. */
export function usesSecureCookies(): boolean {
  return env().APP_URL.startsWith('https:')
}

type Cookie = { name: string; path: string; seconds: number }

/** Sets a cookie that scripts can't read and other sites' forms don't send. */
export async function writeCookie({ name, path, seconds }: Cookie, value: string): Promise<void> {
  const jar = await cookies()
  jar.set(name, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: usesSecureCookies(),
    path,
    maxAge: seconds,
  })
}

export async function readCookie({ name }: Pick<Cookie, 'name'>): Promise<string | null> {
  return (await cookies()).get(name)?.value ?? null
}

/** Deletes a cookie of this browser. Reads nothing, so it can't fail. */
export async function expireCookie(cookie: Cookie): Promise<void> {
  await writeCookie({ ...cookie, seconds: 0 }, '')
}
