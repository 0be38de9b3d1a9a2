/** Longer than any address of the portal, and short enough for a header however it is encoded. */
const maxLength = 1000

/**
 * Where to go after sign-in: a path of this site of at most 1000 characters, or the dashboard.
 * `//host`, `/\host` and absolute addresses are other sites to a browser, and refused; so is what becomes one of them
 * once dots are resolved, such as `/.//host`.
 */
export function safeNextPath(candidate: string | null | undefined): string {
  const home = '/dashboard'
  if (!candidate || candidate.length > maxLength || leavesSite(candidate)) return home
  // A browser drops tabs and line breaks inside an address, which can turn `/\t/host` into `//host`.
  if ([...candidate].some((character) => character.charCodeAt(0) < 32)) return home
  const url = parseHere(candidate)
  if (!url || leavesSite(url.pathname) || /^\/auth(\/|$)/.test(url.pathname)) return home
  const path = `${url.pathname}${url.search}`
  return path.length > maxLength ? home : path
}

/** A path of the sign-in screens with what it is to remember, as far as that is not too long. */
export function authHref(path: string, query: Record<string, string | undefined>): string {
  const wanted = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1].length <= maxLength,
  )
  return wanted.length === 0 ? path : `${path}?${new URLSearchParams(wanted)}`
}

function leavesSite(path: string): boolean {
  return !path.startsWith('/') || /^\/[/\\]/.test(path)
}

function parseHere(path: string): URL | null {
  const here = 'http://northlight.invalid'
  const url = URL.parse(path, here)
  return url?.origin === here ? url : null
}
