import 'server-only'
import ipaddr from 'ipaddr.js'

/**
 * The network address a request came from, as the limits on tries count it: an IPv4 address, or the /64 network of an
 * IPv6 one, of which a single household has all. It is the last entry of `x-forwarded-for`, written by the nearest proxy
 * or, without one, by `nameCallersByTheirSockets`. Earlier entries are whatever the caller wrote.
 */
export function clientAddress(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  if (!ipaddr.isValid(last)) return 'unknown'
  const address = ipaddr.process(last)
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()
}
