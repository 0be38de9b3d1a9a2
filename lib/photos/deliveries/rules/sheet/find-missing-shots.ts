import type { TickedShot } from '@/lib/booking/bookings/schema/bookings'
import { roomNames, roomsInOrder } from '@/lib/photos/deliveries/words/photo-details'
import type { Room } from '@/prisma/generated/enums'

/** A room of the shot list with fewer photos than promised. */
export type MissingShot = { room: string; found: number; count: number }

const roomsByName = new Map(roomsInOrder.map((room) => [roomNames[room].toLowerCase(), room]))

/**
 * Returns what photos lack of a shot list, in its order. A room that photos can't be sorted into counts as photographed once it was
 * ticked off.
 * @param rooms of each photo
 * @returns null while no photo has a room, so that nothing is known
 */
export function findMissingShots(
  shots: readonly TickedShot[],
  rooms: readonly (Room | null)[],
): MissingShot[] | null {
  if (rooms.every((room) => room === null)) return null
  return shots.flatMap(({ room, count, isDone }) => {
    const listed = roomsByName.get(room.toLowerCase())
    if (!listed) return isDone ? [] : [{ room, found: 0, count }]
    const found = rooms.filter((one) => one === listed).length
    return found < count ? [{ room, found, count }] : []
  })
}
