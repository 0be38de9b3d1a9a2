import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Higher than any position in use. */
const positionOffset = 1_000_000

/**
 * Puts full photos in this order, on the positions that they hold now. Separate previews keep theirs. The caller has locked
 * the delivery and lists all of its full photos.
 */
export async function saveOrder(tx: Transaction, photoIds: readonly string[]): Promise<void> {
  const rows = await tx.photo.findMany({
    where: { id: { in: [...photoIds] } },
    select: { id: true, position: true },
    orderBy: { position: 'asc' },
  })
  const before = new Map(rows.map(({ id, position }) => [id, position]))
  const changed = photoIds.flatMap((id, place) => {
    const position = rows[place]?.position
    return position === undefined || before.get(id) === position ? [] : { id, position }
  })
  await savePositions(tx, changed)
}

/** Renumbers the photos of a delivery without gaps. */
export async function closeGaps(tx: Transaction, deliveryId: string): Promise<void> {
  const rows = await tx.photo.findMany({
    where: { deliveryId },
    select: { id: true, position: true },
    orderBy: { position: 'asc' },
  })
  await savePositions(
    tx,
    rows.flatMap(({ id, position }, place) => (position === place ? [] : { id, position: place })),
  )
}

/** Saves positions in two steps, because they must be unique at every moment. */
async function savePositions(
  tx: Transaction,
  places: readonly { id: string; position: number }[],
): Promise<void> {
  if (places.length === 0) return
  const ids = places.map(({ id }) => id)
  const positions = places.map(({ position }) => position)
  await tx.$executeRaw`
    UPDATE photos SET position = ${positionOffset}::int + place.position
    FROM unnest(${ids}::uuid[], ${positions}::int[]) AS place (id, position) WHERE photos.id = place.id`
  await tx.$executeRaw`
    UPDATE photos SET position = position - ${positionOffset}::int WHERE id = ANY(${ids}::uuid[])`
}
