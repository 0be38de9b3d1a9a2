import 'server-only'
import './own-fetch'
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent } from 'undici'

// Connections to hosts that a user or a browser named, which may point anywhere.

export type Address = { address: string; family: number }

const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** Returns the addresses of a URL's host. */
export async function resolveHost(host: string): Promise<Address[]> {
  // Connections to an IP address don't look it up, so it's checked like a DNS response.
  const family = isIP(host)
  return family ? [{ address: host, family }] : lookup(host, { all: true })
}

/** Returns a URL's host as `resolveHost` expects it. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

/** Whether all of a host's addresses are public, because the connection may use each of them. */
export function arePublic(addresses: readonly Address[]): boolean {
  return addresses.length > 0 && addresses.every(({ address }) => isPublic(address))
}

function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  // The library also calls `::7f00:1`, which some systems take for 127.0.0.1, unicast.
  return address.kind() === 'ipv4' || address.match(globalUnicast)
}

/** Opens connections to exactly these addresses, so that a second DNS response can't redirect them. */
export function agentFor(addresses: readonly Address[]): Agent {
  return new Agent({
    connect: { lookup: (_host, { all }, found) => found(null, ...toLookupResult(addresses, all)) },
  })
}

type LookupResult = [address: string | Address[], family?: number]

function toLookupResult(addresses: readonly Address[], all: boolean | undefined): LookupResult {
  const first = addresses[0]
  if (all || !first) return [[...addresses]]
  return [first.address, first.family]
}
