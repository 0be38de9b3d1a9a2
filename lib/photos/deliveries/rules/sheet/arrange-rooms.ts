import type { Room } from '@/prisma/generated/enums'

type Placed = { id: string; room: Room | null }

/** Photos of one room, in order. */
export type RoomGroup<P> = { room: Room | null; photos: P[] }

/** Groups photos that are sorted by room. */
export function groupByRoom<P extends { room: Room | null }>(photos: readonly P[]): RoomGroup<P>[] {
  const groups: RoomGroup<P>[] = []
  for (const photo of photos) {
    const last = groups.at(-1)
    if (last && last.room === photo.room) last.photos.push(photo)
    else groups.push({ room: photo.room, photos: [photo] })
  }
  return groups
}

/**
 * Moves a photo to a zero-based position among photos that are sorted by room. It takes on the room of the photo that was there;
 * a step to the next room, whichever way, leads to that room's near end.
 */
export function moveAmongRooms<P extends Placed>(photos: readonly P[], id: string, place: number): P[] {
  const from = photos.findIndex((photo) => photo.id === id)
  const to = Math.min(Math.max(place, 0), photos.length - 1)
  const [moved, there] = [photos[from], photos[to]]
  if (!moved || !there || from === to) return [...photos]
  const inRoom = { ...moved, room: there.room }
  const isNextRoom = Math.abs(to - from) === 1 && there.room !== moved.room
  if (isNextRoom) return photos.with(from, inRoom)
  return photos.toSpliced(from, 1).toSpliced(to, 0, inRoom)
}

type Timed = Placed & { takenAt: number | null }

/** Photos taken further apart may be of different rooms. In ms. */
const maxGap = 3 * 60_000

/**
 * Guesses the rooms of photos without one from their times: where the photos taken just before and after are of one room, so is
 * this one.
 */
export function guessRooms(photos: readonly Timed[]): { id: string; room: Room }[] {
  const timed = photos
    .flatMap(({ takenAt, ...photo }) => (takenAt === null ? [] : { ...photo, takenAt }))
    .sort((one, other) => one.takenAt - other.takenAt)
  return timed.flatMap(({ id, room, takenAt }, place) => {
    if (room !== null) return []
    const before = timed.slice(0, place).findLast((photo) => photo.room !== null)
    const after = timed.slice(place + 1).find((photo) => photo.room !== null)
    const isNear = before && after && takenAt - before.takenAt <= maxGap && after.takenAt - takenAt <= maxGap
    return isNear && before.room !== null && before.room === after.room ? [{ id, room: before.room }] : []
  })
}
