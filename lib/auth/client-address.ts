import 'server-only'
import ipaddr from 'ipaddr.js'

/**
 * Returns the address that rate limits count a request under: an IPv4 address, or the /64 network of an IPv6 address,
 * because a household usually owns a whole /64. Reads the last entry of `x-forwarded-for`, written by the nearest proxy
 * or by `nameCallersByTheirSockets`; callers can forge earlier entries.
 */
export function clientAddress(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  if (!ipaddr.isValid(last)) return 'unknown'
  const address = ipaddr.process(last)
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()
}

/**
 * Returns an address's network as people may see it: the first three bytes of IPv4, or the first three groups of IPv6. Null for
 * the server's own machine, which is in none.
 */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null
  const parsed = ipaddr.parse(address)
  // `clientAddress` cuts ::1 to ::, which is unspecified.
  if (['loopback', 'unspecified'].includes(parsed.range())) return null
  if (parsed.kind() === 'ipv4') {
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`).toString()}/24`
  }
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/48`).toString()}/48`
}
