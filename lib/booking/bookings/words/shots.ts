import type { TickedShot } from '@/lib/booking/bookings/schema/bookings'
import { countShots } from '@/lib/catalog/services/rules/shots'

export const shotListTitle = 'Shot list'
export const shotFailedText = 'Failed to save the shot list. Please try again.'
export const unlistedShotText = "This isn't on the shot list anymore. Please reload the page."
export const noShotListText = 'Shots can be ticked off once the shoot is confirmed.'

/** `Kitchen, 2`, `Front exterior` */
export function shotText({ room, count }: Pick<TickedShot, 'room' | 'count'>): string {
  return count === 1 ? room : `${room}, ${count}`
}

/** How many shots of a list are ticked off: `3 of 12` */
export function shotProgressText(shots: readonly TickedShot[]): string {
  return `${countShots(shots.filter(({ isDone }) => isDone))} of ${countShots(shots)}`
}
