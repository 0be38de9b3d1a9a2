import { describeLine } from '@/lib/catalog/words'
import type { PaidTravel } from '@/lib/travel/schema'
import { travelLabel } from '@/lib/travel/words'

type Order<S> = { services: readonly S[]; travel: PaidTravel | null }

type Sold = { name: string; band: string | null; priceCents: number; packageName: string | null }

/** What a client pays for: a service, or the drive, which has none. */
export type OrderLine<S> = { kind: 'SERVICE' | 'TRAVEL'; service: S | null; name: string; priceCents: number }

/**
 * Returns what a client pays for, with prices in cents: the services, and the drive unless it's free. A package is a line for
 * each of its services, because they can be taxed differently.
 */
export function toOrderLines<S extends Sold>({ services, travel }: Order<S>): OrderLine<S>[] {
  const lines = services.map((service) => {
    const { priceCents } = service
    return { kind: 'SERVICE' as const, service, name: describeLine(service), priceCents }
  })
  if (!travel) return lines
  return [...lines, { kind: 'TRAVEL', service: null, name: travelLabel(travel), priceCents: travel.feeCents }]
}

/** A line as it is read: a package is one, with its contents. */
export type ShownLine = { name: string; contents: string[]; priceCents: number }

/** Returns what a client pays for, with a package in one line. */
export function toShownLines({ services, travel }: Order<Sold>): ShownLine[] {
  const shown: (ShownLine & { packageName: string | null })[] = []
  for (const service of services) {
    const { packageName, priceCents } = service
    const content = describeLine({ ...service, packageName: null })
    const former = shown.find((line) => packageName !== null && line.packageName === packageName)
    if (former) {
      former.contents.push(content)
      former.priceCents += priceCents
    } else {
      const [name, contents] = packageName === null ? [content, []] : [packageName, [content]]
      shown.push({ name, contents, priceCents, packageName })
    }
  }
  if (travel)
    shown.push({ name: travelLabel(travel), contents: [], priceCents: travel.feeCents, packageName: null })
  return shown.map(({ packageName: _package, ...line }) => line)
}
