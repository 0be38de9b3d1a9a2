import { roomNames } from '@/lib/photos/deliveries/words/photo-details'
import type { Room } from '@/prisma/generated/enums'

/** The parts of a house that rooms belong to, as chapters are called; other rooms are chapters of their own. */
const parts: Partial<Record<Room, string>> = {
  FRONT_EXTERIOR: 'Outside',
  REAR_EXTERIOR: 'Outside',
  AERIAL: 'Outside',
  VIEW: 'Outside',
  PATIO: 'Outside',
  YARD: 'Outside',
  POOL: 'Outside',
  GARAGE: 'Outside',
  ENTRY: 'Living',
  LIVING_ROOM: 'Living',
  FAMILY_ROOM: 'Living',
  DINING_ROOM: 'Living',
  PRIMARY_BEDROOM: 'Bedrooms',
  BEDROOM: 'Bedrooms',
  PRIMARY_BATHROOM: 'Baths',
  BATHROOM: 'Baths',
}

/** With more chapters than this, of one or two photos each, headings would only interrupt. */
const maxShortChapters = 8

/** Photos of one part of the house that follow each other. */
export type Chapter = {
  /** For links to it. */
  id: string
  /** Null where no rooms are known, or too many for chapters. */
  title: string | null
  /** Places of its photos among all, in order. */
  indexes: number[]
}

/**
 * Groups photos into chapters, in their order, which is also that of the MLS download.
 * @param rooms the room of each photo
 * @param coverIndex the photo that stands above the chapters, which leave it out
 */
export function toChapters(rooms: readonly (Room | null)[], coverIndex: number | null = null): Chapter[] {
  const indexes = rooms.map((_, index) => index).filter((index) => index !== coverIndex)
  const runs: { part: string; indexes: number[] }[] = []
  for (const index of indexes) {
    const part = partOf(rooms[index] ?? null)
    const last = runs.at(-1)
    if (last?.part === part) last.indexes.push(index)
    else runs.push({ part, indexes: [index] })
  }
  const isBroken = runs.length > maxShortChapters && indexes.length < 2 * runs.length
  if (isBroken || runs.every(({ part }) => part === unknown)) {
    return indexes.length > 0 ? [{ id: 'photos', title: null, indexes }] : []
  }
  const used = new Set<string>()
  return runs.map(({ part, indexes }, place) => {
    const title = nameRun(part, uniqueRooms(indexes.map((index) => rooms[index] ?? null)), used)
    used.add(title)
    return { id: `chapter-${place + 1}`, title, indexes }
  })
}

const unknown = 'More photos'

/** Returns the part of the house that a room belongs to. */
export function partOf(room: Room | null): string {
  return room ? (parts[room] ?? roomNames[room]) : unknown
}

function uniqueRooms(rooms: readonly (Room | null)[]): Room[] {
  return [...new Set(rooms)].filter((room) => room !== null)
}

/** Names a run by its part of the house; a later run of the same part by its rooms. */
function nameRun(part: string, rooms: readonly Room[], used: ReadonlySet<string>): string {
  if (part === unknown) return used.size === 0 ? 'Photos' : unknown
  if (!used.has(part)) return part
  const [first, second] = rooms.map((room) => roomNames[room])
  if (!first) return part
  return second ? `${first}, ${second.charAt(0).toLowerCase()}${second.slice(1)}` : first
}
