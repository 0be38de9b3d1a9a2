import 'server-only'
import { cookies } from 'next/headers'
import { type Flash, flashCookie, serializeFlash } from '@/lib/platform/flash'

/**
 * Leaves a toast for the page a redirect leads to; components/shell/flash-messages.tsx shows it and takes the cookie
 * away, which is why script may read it.
 */
export async function flashOnNextPage(flash: Flash): Promise<void> {
  const jar = await cookies()
  jar.set(flashCookie, serializeFlash(flash), { sameSite: 'lax', path: '/', maxAge: 60 })
}
