/** Longer than any URL of the portal, and short enough for a header in any encoding. */
export const maxPathLength = 1000

/**
 * Returns a path of this site with its query and fragment, at most 1000 characters; null for anything else. Browsers treat `//host`,
 * `/\host` and absolute URLs as other sites, and so whatever resolves to one, such as `/.//host`.
 */
export function sitePath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || candidate.length > maxPathLength || leavesSite(candidate)) return null
  // Browsers drop tabs and line breaks in a URL, which turns `/\t/host` into `//host`.
  if ([...candidate].some((character) => character.charCodeAt(0) < 32)) return null
  const here = 'http://northlight.invalid'
  if (!URL.canParse(candidate, here)) return null
  const { origin, pathname, search, hash } = new URL(candidate, here)
  if (origin !== here || leavesSite(pathname)) return null
  const path = `${pathname}${search}${hash}`
  return path.length > maxPathLength ? null : path
}

/** Returns a page's URL with `origin`, the path its back link leads to; see `BackLink`. */
export function withOrigin(href: string, origin: string): string {
  return withParameter(href, 'from', origin)
}

/** Returns a URL with one more query parameter. */
export function withParameter(href: string, name: string, value: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`
}

function leavesSite(path: string): boolean {
  return !path.startsWith('/') || /^\/[/\\]/.test(path)
}
