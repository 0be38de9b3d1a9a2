import { describeLine } from '@/lib/catalog/words'
import type { PaidTravel } from '@/lib/travel/schema'
import { travelLabel } from '@/lib/travel/words'

type Order<S> = { services: readonly S[]; travel: PaidTravel | null }

/** What a client pays for: a service, or the drive, which has none. */
export type OrderLine<S> = { kind: 'SERVICE' | 'TRAVEL'; service: S | null; name: string; priceCents: number }

/** Returns what a client pays for, with prices in cents: the services, and the drive unless it's free. */
export function toOrderLines<S extends { name: string; band: string | null; priceCents: number }>({
  services,
  travel,
}: Order<S>): OrderLine<S>[] {
  const lines = services.map((service) => {
    const { priceCents } = service
    return { kind: 'SERVICE' as const, service, name: describeLine(service), priceCents }
  })
  if (!travel) return lines
  return [...lines, { kind: 'TRAVEL', service: null, name: travelLabel(travel), priceCents: travel.feeCents }]
}
