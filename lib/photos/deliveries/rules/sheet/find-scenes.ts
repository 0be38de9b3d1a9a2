import type { Room } from '@/prisma/generated/enums'

/** `takenAt` in ms of the camera's own clock; null if it isn't known. */
type Timed = { id: string; takenAt: number | null }

/** Between two scenes there's a pause this many times as long as the usual one between photos. */
const pauseRatio = 3
/** In ms. Between photos of one scene: composing the next one takes that long, even in a quick shoot. */
const minPause = 60_000
/** In ms. After that long, the photographer was elsewhere, however slow the shoot. */
const maxPause = 5 * 60_000

/**
 * Sorts photos by the time they were taken. Those without a time stay where they are, and photos of the same second keep their
 * order.
 */
export function sortByTime<P extends Timed>(photos: readonly P[]): P[] {
  const timed = inOrderOfTime(photos).values()
  return photos.map((photo) => (photo.takenAt === null ? photo : (timed.next().value ?? photo)))
}

/**
 * Cuts photos into scenes where the photographer paused, such as on the way to the next room. Returns the photos of each scene in
 * the order they were taken; those without a time are in none.
 */
export function findScenes(photos: readonly Timed[]): string[][] {
  const timed = inOrderOfTime(photos)
  const pauses = timed.slice(1).map(({ takenAt }, place) => takenAt - (timed[place]?.takenAt ?? takenAt))
  const usual = pauses.toSorted((one, other) => one - other)[Math.floor(pauses.length / 2)] ?? 0
  const limit = Math.min(Math.max(usual * pauseRatio, minPause), maxPause)
  const scenes: string[][] = []
  for (const [place, { id }] of timed.entries()) {
    const scene = scenes.at(-1)
    if (scene && (pauses[place - 1] ?? 0) <= limit) scene.push(id)
    else scenes.push([id])
  }
  return scenes
}

/**
 * Suggests rooms for photos without one: that of the photos taken just before and after in the same scene. Where these are of two
 * rooms, or nobody said the room of any, there's no suggestion.
 * @param scenes in which photos of each are in the order they were taken
 */
export function suggestRooms(
  scenes: readonly (readonly string[])[],
  roomOf: (id: string) => Room | null,
): Map<string, Room> {
  const suggested = new Map<string, Room>()
  for (const scene of scenes) {
    const rooms = scene.map(roomOf)
    const before = lastRooms(rooms)
    const after = lastRooms(rooms.toReversed()).toReversed()
    for (const [place, id] of scene.entries()) {
      const [one, other] = [before[place] ?? after[place], after[place] ?? before[place]]
      if (rooms[place] === null && one && one === other) suggested.set(id, one)
    }
  }
  return suggested
}

/** Returns the last known room at each place. */
function lastRooms(rooms: readonly (Room | null)[]): (Room | null)[] {
  let last: Room | null = null
  return rooms.map((room) => {
    last = room ?? last
    return last
  })
}

function inOrderOfTime<P extends Timed>(photos: readonly P[]): (P & { takenAt: number })[] {
  return photos
    .flatMap((photo) => (photo.takenAt === null ? [] : { ...photo, takenAt: photo.takenAt }))
    .sort((one, other) => one.takenAt - other.takenAt)
}
