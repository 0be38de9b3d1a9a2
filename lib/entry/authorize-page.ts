import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { type Access, type Actor, mayEnter } from '@/lib/auth/actor'
import { safeNextPath } from '@/lib/auth/next-path'
import { readViewer } from '@/lib/auth/viewer'

/** Who may open a page that requires signing in. */
export type PageAccess = Exclude<Access, 'anyone'>

/**
 * Returns the actor, or redirects. The first call of every page that requires signing in. Redirects signed-out visitors to
 * /auth and back afterward; pending, denied and disabled accounts, and those that need a second factor, to their own page;
 * the wrong role to the dashboard.
 */
export async function authorizePage(access: PageAccess): Promise<Actor> {
  const viewer = await readViewer()
  if (!viewer) {
    const here = safeNextPath((await headers()).get('x-path'))
    redirect(here === '/dashboard' ? '/auth' : `/auth?next=${encodeURIComponent(here)}`)
  }
  if (viewer.status === 'NEEDS_FACTOR') redirect('/auth/second-factor')
  if (viewer.status !== 'ACTIVE') redirect('/auth/waiting')
  if (!mayEnter(access, viewer)) redirect('/dashboard')
  return viewer
}
