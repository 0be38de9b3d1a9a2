/** Longer than any address of the portal, and short enough for a header however it is encoded. */
export const maxPathLength = 1000

/**
 * A path of this site with its query, at most 1000 characters; null for anything else. `//host`, `/\host` and absolute
 * addresses are other sites to a browser; so is what becomes one of them once dots are resolved, such as `/.//host`.
 */
export function sitePath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || candidate.length > maxPathLength || leavesSite(candidate)) return null
  // A browser drops tabs and line breaks inside an address, which can turn `/\t/host` into `//host`.
  if ([...candidate].some((character) => character.charCodeAt(0) < 32)) return null
  const here = 'http://northlight.invalid'
  if (!URL.canParse(candidate, here)) return null
  const { origin, pathname, search } = new URL(candidate, here)
  if (origin !== here || leavesSite(pathname)) return null
  const path = `${pathname}${search}`
  return path.length > maxPathLength ? null : path
}

/** The address of a page that leads back to `origin`, another path of this site; see `BackLink`. */
export function withOrigin(href: string, origin: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}from=${encodeURIComponent(origin)}`
}

function leavesSite(path: string): boolean {
  return !path.startsWith('/') || /^\/[/\\]/.test(path)
}
