import type { PaidTravel } from '@/lib/travel/schema'
import { travelLabel } from '@/lib/travel/words'

type Order<S> = { services: readonly S[]; travel: PaidTravel | null }

/** Returns what a client pays for, with prices in cents: the services, and the drive unless it's free. */
export function toOrderLines<S extends { name: string; priceCents: number }>({ services, travel }: Order<S>) {
  const lines = services.map(({ name, priceCents }) => ({ name, priceCents }))
  return travel ? [...lines, { name: travelLabel(travel), priceCents: travel.feeCents }] : lines
}
