import 'server-only'
import { cookies } from 'next/headers'

/**
 * Leaves a toast for the page a redirect leads to; components/shell/flash-messages.tsx shows it and takes the cookie
 * away, which is why script may read it.
 */
export async function flashOnNextPage(flash: {
  tone: 'success' | 'error' | 'info'
  title: string
  message?: string
}): Promise<void> {
  const jar = await cookies()
  jar.set('flash', JSON.stringify(flash), { sameSite: 'lax', path: '/', maxAge: 60 })
}
