import type { Room } from '@/prisma/generated/enums'

/** `scene` of photos without a room, which were taken without a pause between them; null if that isn't known. */
type Placed = { id: string; room: Room | null; scene: string | null }

/** Photos of one room, or of one scene without a room, in order. */
export type RoomGroup<P> = { key: string; room: Room | null; photos: P[] }

/** Groups photos that are sorted by room. Those of one room are one group; those without a room are one for each scene. */
export function groupByRoom<P extends Placed>(photos: readonly P[]): RoomGroup<P>[] {
  const groups: RoomGroup<P>[] = []
  const counts = new Map<string, number>()
  let before: P | null = null
  for (const photo of photos) {
    if (before && areTogether(before, photo)) groups.at(-1)?.photos.push(photo)
    else {
      const name = photo.room ?? photo.scene ?? ''
      // Photos that were sorted by hand may have parts of a scene in several places.
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      groups.push({ key: `${name} ${count}`, room: photo.room, photos: [photo] })
    }
    before = photo
  }
  return groups
}

/**
 * Moves a photo to a zero-based position among photos that are sorted by room. It takes on the room and scene of the photo that was
 * there; a step to the next room, whichever way, leads to that room's near end.
 */
export function moveAmongRooms<P extends Placed>(photos: readonly P[], id: string, place: number): P[] {
  const from = photos.findIndex((photo) => photo.id === id)
  const to = Math.min(Math.max(place, 0), photos.length - 1)
  const [moved, there] = [photos[from], photos[to]]
  if (!moved || !there || from === to) return [...photos]
  const inRoom = { ...moved, room: there.room, scene: there.scene }
  const isNextRoom = Math.abs(to - from) === 1 && !areTogether(there, moved)
  if (isNextRoom) return photos.with(from, inRoom)
  return photos.toSpliced(from, 1).toSpliced(to, 0, inRoom)
}

function areTogether(one: Placed, other: Placed): boolean {
  return one.room === other.room && one.scene === other.scene
}
