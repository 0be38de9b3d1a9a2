import type { PaidTravel } from '@/lib/calendar/travel/schema'
import { travelLabel } from '@/lib/calendar/travel/words'
import { discountLabel } from '@/lib/catalog/coupons/words/codes'
import { describeLine } from '@/lib/catalog/services/words/orders'
import type { InvoiceLineKind } from '@/prisma/generated/enums'

type Order<S> = { services: readonly S[]; travel: PaidTravel | null; couponCode: string | null }

type Sold = {
  name: string
  band: string | null
  priceCents: number
  /** What the coupon takes off the price. */
  discountCents: number
  packageName: string | null
}

/** What a client pays for: a service, the drive, which has none, or, below 0, the discount on a service. */
export type OrderLine<S> = {
  kind: 'SERVICE' | 'TRAVEL' | 'DISCOUNT'
  service: S | null
  name: string
  priceCents: number
}

/**
 * Returns what a client pays for, with prices in cents: the services, the drive unless it's free, and the coupon's discount on
 * each service. A package is a line for each of its services, because they can be taxed differently.
 */
export function toOrderLines<S extends Sold>({ services, travel, couponCode }: Order<S>): OrderLine<S>[] {
  const lines = services.map((service) => {
    const { priceCents } = service
    return { kind: 'SERVICE' as const, service, name: describeLine(service), priceCents }
  })
  const drive = travel && {
    kind: 'TRAVEL' as const,
    service: null,
    name: travelLabel(travel),
    priceCents: travel.feeCents,
  }
  const discounts = services
    .filter(({ discountCents }) => discountCents > 0)
    .map((service) => ({
      kind: 'DISCOUNT' as const,
      service,
      name: discountLabel(couponCode ?? ''),
      priceCents: -service.discountCents,
    }))
  return [...lines, ...(drive ? [drive] : []), ...discounts]
}

/** A line of an invoice as it is priced. */
export type LineItem = {
  kind: InvoiceLineKind
  description: string
  amountCents: number
  /** The catalog's service that it charges for, or takes something off. */
  serviceId?: string | null
}

/** Returns an order's line as an invoice has it. What isn't in the catalog is taxed as other charges are. */
export function toInvoiceLine<S extends { serviceId: string | null }>(line: OrderLine<S>): LineItem {
  const serviceId = line.service?.serviceId ?? null
  const kind = line.kind === 'SERVICE' && serviceId === null ? 'OTHER' : line.kind
  return { kind, description: line.name, amountCents: line.priceCents, serviceId }
}

/** A line as it is read: a package is one, with its contents. */
export type ShownLine = { name: string; contents: string[]; priceCents: number }

/** Returns what a client pays for, with a package in one line, and the discount in another. */
export function toShownLines({ services, travel, couponCode }: Order<Sold>): ShownLine[] {
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
  const discount = services.reduce((sum, { discountCents }) => sum + discountCents, 0)
  if (discount > 0) {
    const name = discountLabel(couponCode ?? '')
    shown.push({ name, contents: [], priceCents: -discount, packageName: null })
  }
  return shown.map(({ packageName: _package, ...line }) => line)
}
