import 'server-only'

/**
 * The network address a request came from, as far as the nearest proxy tells: the last entry of `x-forwarded-for`,
 * which Next fills in itself where there is no proxy. Earlier entries are whatever the caller wrote.
 */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown'
}
