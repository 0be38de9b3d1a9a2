import type { Content } from '@/lib/catalog/services/schema/services'
import { pickServices } from './chosen-services'
import type { PackagePart, Priceable, Priced } from './pricing'

/** A service as a booking stores it: on its own, or in a package at its part of the package's price. */
type Ordered<S> = S & { isAddOn: boolean; packageId: string | null; packageName: string | null }

/**
 * Returns the services that an order can have, of those chosen: nothing that a chosen package contains, no second package with
 * the same service, and no add-on without a service that it is offered with.
 */
export function pickOrder<S extends Priceable>(catalog: readonly S[], ids: Iterable<string>): S[] {
  const chosen = pickServices(catalog, ids)
  const contained = new Set<string>()
  const packages = chosen.filter((service) => {
    const contents = contentIds(service)
    if (service.kind !== 'PACKAGE' || contents.some((id) => contained.has(id))) return false
    for (const id of contents) contained.add(id)
    return true
  })
  const rest = chosen.filter(({ kind, id }) => kind !== 'PACKAGE' && !contained.has(id))
  const present = new Set([
    ...contained,
    ...rest.filter(({ kind }) => kind === 'SERVICE').map(({ id }) => id),
  ])
  const ordered = new Set([...packages, ...rest.filter((service) => isOfferedWith(service, present))])
  return chosen.filter((service) => ordered.has(service))
}

/** Returns the ids after one more service is chosen: a package replaces what it contains, and packages that overlap it. */
export function choose(catalog: readonly Priceable[], ids: Iterable<string>, id: string): Set<string> {
  const added = catalog.find((service) => service.id === id)
  const next = new Set(ids).add(id)
  if (added?.kind !== 'PACKAGE') return next
  const contents = new Set(contentIds(added))
  for (const other of catalog) {
    const overlaps = other.kind === 'PACKAGE' && contentIds(other).some((one) => contents.has(one))
    if (other.id !== id && (contents.has(other.id) || overlaps)) next.delete(other.id)
  }
  return next
}

/** Whether an add-on can be chosen with these services; other services always can. */
export function isOfferedWith(service: Priceable, chosenIds: ReadonlySet<string>): boolean {
  return service.kind !== 'ADD_ON' || contentIds(service).some((id) => chosenIds.has(id))
}

/** Returns the services of an order, those that are in a chosen package among them. */
export function presentIds(order: readonly Priceable[]): Set<string> {
  return new Set(
    order.flatMap((service) => (service.kind === 'PACKAGE' ? contentIds(service) : [service.id])),
  )
}

/** Returns the services of an order one by one, as a booking stores them. */
export function toOrdered<S extends Priceable & { name: string }>(
  order: readonly Priced<S>[],
): Ordered<Priced<S> | PackagePart>[] {
  return order.flatMap((service): Ordered<Priced<S> | PackagePart>[] => {
    if (service.kind !== 'PACKAGE')
      return [{ ...service, isAddOn: service.kind === 'ADD_ON', packageId: null, packageName: null }]
    return service.parts.map((part) => ({
      ...part,
      isAddOn: part.kind === 'ADD_ON',
      packageId: service.id,
      packageName: service.name,
    }))
  })
}

/** What a package saves against its services' own prices, in cents; 0 as long as a size is missing. */
export function savedCents({ state, singleCents, priceCents }: Priced<Priceable>): number {
  return state === 'priced' ? Math.max(0, singleCents - priceCents) : 0
}

/** Returns the package that contains only chosen services and saves the most; null if none saves anything. */
export function suggestPackage<S extends Priceable>(
  priced: readonly Priced<S>[],
  chosenIds: ReadonlySet<string>,
): Priced<S> | null {
  const saving = priced.filter(
    (service) =>
      service.kind === 'PACKAGE' &&
      savedCents(service) > 0 &&
      contentIds(service).every((id) => chosenIds.has(id)),
  )
  return saving.toSorted((one, other) => savedCents(other) - savedCents(one))[0] ?? null
}

function contentIds({ links }: { links: readonly { service: Pick<Content, 'id'> }[] }): string[] {
  return links.map(({ service }) => service.id)
}
