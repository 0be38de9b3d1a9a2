import type { PropertySize } from '@/lib/catalog/services/schema/services'

/** What a client booked before, the latest first. */
export type EarlierOrder = {
  address: string
  size: PropertySize
  facing: number | null
  photographer: { id: string; fullName: string }
  /** Without what the studio added. */
  services: readonly { serviceId: string | null; packageName: string | null }[]
}

type CatalogEntry = { id: string; name: string; kind: string }

/** Returns what the client books most often, packages by their own id; the latest of several. Empty without any. */
export function findUsualServices(
  orders: readonly EarlierOrder[],
  catalog: readonly CatalogEntry[],
): string[] {
  const offered = new Set(catalog.map(({ id }) => id))
  const packageIds = new Map(
    catalog.filter(({ kind }) => kind === 'PACKAGE').map(({ id, name }) => [name, id]),
  )
  const counts = new Map<string, { ids: string[]; count: number }>()
  for (const { services } of orders) {
    const ids = services.flatMap(({ serviceId, packageName }) => {
      const id = packageName === null ? serviceId : (packageIds.get(packageName) ?? serviceId)
      return id !== null && offered.has(id) ? [id] : []
    })
    const distinct = [...new Set(ids)].toSorted()
    const key = distinct.join()
    if (key !== '') counts.set(key, { ids: distinct, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const [usual] = [...counts.values()].toSorted((one, other) => other.count - one.count)
  return usual?.ids ?? []
}

/** Returns the distinct properties of earlier orders, the latest first. */
export function listProperties(orders: readonly EarlierOrder[]): EarlierOrder[] {
  return orders.filter(
    ({ address }, index) => orders.findIndex((order) => order.address === address) === index,
  )
}
