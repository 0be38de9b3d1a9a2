import 'server-only'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { isPageLoad, setNotFoundStatus } from '@/lib/platform/web/response-status'
import { authorizePage, type PageAccess } from './authorize-page'

/** The parameters of a page's path and query. */
export type PageRequest = { params: Record<string, string>; query: Record<string, string> }

type Decision = {
  access: PageAccess
  /** Returns whether the record exists for this actor. The page itself renders the message that it doesn't. */
  exists?: (actor: Actor, request: PageRequest) => Promise<boolean>
}

type LayoutProps = { children: ReactNode; params: Promise<Record<string, string>> }

/**
 * Makes the layout of a segment with a loading screen. That screen is sent with status 200 before its page has decided
 * anything; the layout renders before it, so redirects and missing records still set the response's status. Replaces no
 * check: the page below authorizes and reads by itself.
 */
export function decideBeforeLoading({ access, exists }: Decision) {
  return async ({ children, params }: LayoutProps) => {
    const actor = await authorizePage(access)
    // Next.js prefetches the layout of every visible link and ignores its status.
    if (!exists || !isPageLoad()) return children
    const request = { params: await params, query: await readPageQuery() }
    if (!(await exists(actor, request))) setNotFoundStatus()
    return children
  }
}

/** Returns the query of the page being loaded, which layouts don't get. The last value wins for a repeated name. */
export async function readPageQuery(): Promise<Record<string, string>> {
  const path = (await headers()).get('x-path') ?? '/'
  return Object.fromEntries(new URL(path, 'http://northlight.invalid').searchParams)
}
