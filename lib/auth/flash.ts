import 'server-only'
import { cookies } from 'next/headers'
import { type Flash, flashCookie, serializeFlash } from '@/lib/platform/web/flash'

/**
 * Shows a toast on the page after a redirect. components/shell/flash-messages.tsx shows it and deletes the cookie, so the
 * cookie isn't httpOnly.
 */
export async function flashOnNextPage(flash: Flash): Promise<void> {
  const jar = await cookies()
  jar.set(flashCookie, serializeFlash(flash), { sameSite: 'lax', path: '/', maxAge: 60 })
}
