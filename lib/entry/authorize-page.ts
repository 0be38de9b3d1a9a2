import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { type Access, type Actor, mayEnter } from '@/lib/auth/actor'
import { safeNextPath } from '@/lib/auth/next-path'
import { readViewer } from '@/lib/auth/viewer'

/** Who may open a page behind the sign-in. */
export type PageAccess = Exclude<Access, 'anyone'>

/**
 * The first line of every page behind the sign-in: answers the actor, or leads away.
 * Signed out to /auth and back afterwards; an account that waits, was denied or disabled to its own page;
 * the wrong role to the dashboard.
 */
export async function authorizePage(access: PageAccess): Promise<Actor> {
  const viewer = await readViewer()
  if (!viewer) {
    const here = safeNextPath((await headers()).get('x-path'))
    redirect(here === '/dashboard' ? '/auth' : `/auth?next=${encodeURIComponent(here)}`)
  }
  if (viewer.status !== 'ACTIVE') redirect('/auth/waiting')
  if (!mayEnter(access, viewer)) redirect('/dashboard')
  return viewer
}
