import 'server-only'
import { randomUUID } from 'node:crypto'
import { makeServiceId, toServiceValues } from '@/lib/catalog/services/rules/services'
import type { AddService } from '@/lib/catalog/services/schema/editing'
import type { Transaction } from '@/lib/platform/data/db'

const positionGap = 10

/**
 * Creates the services of an import at the end of the catalog, with ids derived from their names. Nothing of them is
 * offered. Call it with the catalog locked, and with services that are linked to no others.
 */
export async function createImportedServices(
  tx: Transaction,
  importId: string,
  drafts: readonly AddService[],
): Promise<void> {
  const others = await tx.service.findMany({ select: { id: true, position: true } })
  const takenIds = new Set(others.map(({ id }) => id))
  const lastPosition = Math.max(0, ...others.map(({ position }) => position))
  const rows = drafts.map((draft, index) => {
    const { bands, linkedIds: _none, ...service } = toServiceValues(draft)
    const id = makeServiceId(service.name, takenIds)
    takenIds.add(id)
    const position = lastPosition + positionGap * (index + 1)
    return { bands, service: { ...service, id, importId, position, active: false } }
  })
  await tx.service.createMany({ data: rows.map(({ service }) => service) })
  await tx.priceBand.createMany({
    data: rows.flatMap(({ bands, service }) =>
      bands.map((band) => ({ ...band, id: randomUUID(), serviceId: service.id })),
    ),
  })
}
