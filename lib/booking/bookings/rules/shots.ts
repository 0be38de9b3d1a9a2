import type { TickedShot } from '@/lib/booking/bookings/schema/bookings'
import { parseShots, shotKey } from '@/lib/catalog/services/rules/shots'
import type { BookingStatus } from '@/prisma/generated/enums'

/** A booking's services with the lists they have now, and the rooms that were ticked off. */
type Listed = {
  services: readonly { service: { shots: readonly string[] } | null }[]
  shots: readonly { room: string }[]
}

/** Whether shots can be ticked off: once the shoot is approved, also after it was completed. */
export function hasShotList(status: BookingStatus): boolean {
  return status === 'CONFIRMED' || status === 'COMPLETED'
}

/** Joins the lists of a booking's services, in the order of the services. */
export function joinShotLists({ services, shots }: Listed): TickedShot[] {
  const done = new Set(shots.map(({ room }) => room))
  return parseShots(services.flatMap(({ service }) => service?.shots ?? [])).map((shot) => ({
    ...shot,
    isDone: done.has(shotKey(shot.room)),
  }))
}
