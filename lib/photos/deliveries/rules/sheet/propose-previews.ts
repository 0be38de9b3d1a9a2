import type { Room } from '@/prisma/generated/enums'
import { isDusk } from './rooms-of-names'

type SheetPhoto = { id: string; name: string; room: Room | null }

const exteriors: readonly Room[] = ['FRONT_EXTERIOR', 'REAR_EXTERIOR', 'AERIAL', 'POOL', 'PATIO', 'YARD']
/** The rooms that sell a house, the best first. */
const interiors: readonly Room[] = [
  'LIVING_ROOM',
  'KITCHEN',
  'FAMILY_ROOM',
  'DINING_ROOM',
  'PRIMARY_BEDROOM',
  'ENTRY',
  'PRIMARY_BATHROOM',
  'BEDROOM',
]

/** What the photographer chose as previews. Undefined until they chose, null for none. */
export type PreviewPicks = { cover?: string | null; second?: string | null }

/**
 * Returns the previews of these photos, the cover first: as picked, else the first exterior, of which one at dusk comes first,
 * and the best interior. Without a known room, the first photo is proposed as the cover.
 * @param separate previews that aren't among the full photos; they are never proposed
 */
export function choosePreviews(
  photos: readonly SheetPhoto[],
  picks: PreviewPicks,
  separate: readonly { id: string }[] = [],
): string[] {
  const present = new Set([...photos, ...separate].map(({ id }) => id))
  const { cover, second } = picks
  const pickedCover = cover && present.has(cover) ? cover : null
  const pickedSecond = second && present.has(second) ? second : null
  const first = pickedCover ?? (cover === null ? null : proposeCover(photos, pickedSecond))
  const other = pickedSecond ?? (second === null ? null : proposeSecond(photos, first))
  return [first, other].filter((id) => id !== null)
}

function proposeCover(photos: readonly SheetPhoto[], taken: string | null): string | null {
  const free = photos.filter(({ id }) => id !== taken)
  const outside = pickByRoom(free, exteriors)
  const isOutside = ({ room }: SheetPhoto) => room !== null && exteriors.includes(room)
  const atDusk = free.find((photo) => isOutside(photo) && isDusk(photo.name))
  return (atDusk ?? outside ?? free[0])?.id ?? null
}

function proposeSecond(photos: readonly SheetPhoto[], cover: string | null): string | null {
  return (
    pickByRoom(
      photos.filter(({ id }) => id !== cover),
      interiors,
    )?.id ?? null
  )
}

/** Returns the first photo of the first of these rooms that has one. */
function pickByRoom(photos: readonly SheetPhoto[], rooms: readonly Room[]): SheetPhoto | null {
  for (const room of rooms) {
    const found = photos.find((photo) => photo.room === room)
    if (found) return found
  }
  return null
}
