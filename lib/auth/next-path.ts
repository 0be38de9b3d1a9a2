/**
 * Where to go after sign-in: a path of this site, or the dashboard.
 * `//host`, `/\host` and absolute addresses are other sites to a browser, and refused.
 */
export function safeNextPath(candidate: string | null | undefined): string {
  const home = '/dashboard'
  if (!candidate || !candidate.startsWith('/') || /^\/[/\\]/.test(candidate)) return home
  // A browser drops tabs and line breaks inside an address, which can turn `/\t/host` into `//host`.
  if ([...candidate].some((character) => character.charCodeAt(0) < 32)) return home
  const url = new URL(candidate, 'http://northlight.invalid')
  if (url.origin !== 'http://northlight.invalid' || url.pathname.startsWith('/auth')) return home
  return `${url.pathname}${url.search}`
}
