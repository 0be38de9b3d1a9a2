import { maxPathLength, sitePath } from '@/lib/platform/web/site-path'

/** Returns the candidate if it is a path of this site outside the sign-in screens, or else the dashboard. */
export function safeNextPath(candidate: string | null | undefined): string {
  const path = sitePath(candidate)
  return path === null || /^\/auth(?![^/?#])/.test(path) ? '/dashboard' : path
}

/** Returns a sign-in path with query parameters; leaves out those that are undefined or too long. */
export function authHref(path: string, query: Record<string, string | undefined>): string {
  const entries = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1].length <= maxPathLength,
  )
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`
}
