import { maxPathLength, sitePath } from '@/lib/platform/site-path'

/** Where to go after sign-in: a path of this site other than the sign-in screens, or the dashboard. */
export function safeNextPath(candidate: string | null | undefined): string {
  const path = sitePath(candidate)
  return path === null || /^\/auth(?![^/?])/.test(path) ? '/dashboard' : path
}

/** A path of the sign-in screens with what it is to remember, as far as that is not too long. */
export function authHref(path: string, query: Record<string, string | undefined>): string {
  const wanted = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1].length <= maxPathLength,
  )
  return wanted.length === 0 ? path : `${path}?${new URLSearchParams(wanted)}`
}
