import { roomsInOrder } from '@/lib/photos/deliveries/words/photo-details'
import type { Room } from '@/prisma/generated/enums'

/**
 * Returns the order with photos moved behind another, or to the start; the others keep theirs. Photos that are gone are
 * skipped. Null if the other photo is gone or is one of those that move.
 */
export function movePhotos(
  order: readonly string[],
  moved: readonly string[],
  afterId: string | null,
): string[] | null {
  const moving = new Set(moved)
  const present = new Set(order)
  const others = order.filter((id) => !moving.has(id))
  const place = afterId === null ? 0 : others.indexOf(afterId) + 1
  if (afterId !== null && place === 0) return null
  return others.toSpliced(place, 0, ...[...moving].filter((id) => present.has(id)))
}

/**
 * Returns the photo that photos follow when they move to a position; null at the start.
 * @param place zero-based, in the order with these photos taken out
 */
export function anchorAt(order: readonly string[], moved: readonly string[], place: number): string | null {
  const others = order.filter((id) => !moved.includes(id))
  return others[Math.min(place, others.length) - 1] ?? null
}

/**
 * Returns where photos go when one of them is dropped at a zero-based position, or moved there by a key: the position among
 * the photos that stay. On another one of those that move, they go past it.
 */
export function placeOfDrop(
  order: readonly string[],
  moved: readonly string[],
  { id, place }: { id: string; place: number },
): number {
  const step = Math.sign(place - order.indexOf(id))
  let to = place
  while (step !== 0 && moved.includes(order[to] ?? '')) to += step
  const before = order.filter((other) => other !== id).slice(0, Math.max(0, to))
  return before.filter((other) => !moved.includes(other)).length
}

const steps = new Map<Room, number>(roomsInOrder.map((room, step) => [room, step]))

/** Returns the photos in the order of a tour; those without a room come last. Photos of one room keep their order. */
export function sortByRoom<P extends { room: Room | null }>(photos: readonly P[]): P[] {
  const stepOf = ({ room }: P) => (room === null ? steps.size : (steps.get(room) ?? steps.size))
  return photos.toSorted((one, other) => stepOf(one) - stepOf(other))
}

/**
 * Returns the order from before a change. Photos that were removed since are skipped, and photos added since keep their
 * positions. Null if the photos were moved since.
 */
export function undoOrder(
  current: readonly string[],
  change: { before: readonly string[]; after: readonly string[] },
): string[] | null {
  const known = new Set(change.before)
  const present = new Set(current)
  const moved = current.filter((id) => known.has(id))
  const expected = change.after.filter((id) => present.has(id))
  if (moved.length !== expected.length || moved.some((id, place) => id !== expected[place])) return null
  const restored = change.before.filter((id) => present.has(id)).values()
  return current.map((id) => (known.has(id) ? (restored.next().value ?? id) : id))
}
