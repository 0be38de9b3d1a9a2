import { notifyDelaySeconds, undoMinutes } from '@/lib/booking/bookings/limits'
import type { Step } from '@/lib/booking/bookings/schema/shoot-day'
import type { Drive } from '@/lib/calendar/travel/schema'

export const dayTitle = 'Today'
export const noShootsText = 'No shoots on this day'
export const stepLabels: Record<Step, string> = {
  'on-the-way': 'On my way',
  start: 'Start',
  finish: 'Finish shoot',
}

export const notConfirmedText = "This shoot isn't confirmed, so nothing can be recorded."
export const notOnDayText = 'You can record this on the day of the shoot.'
export const notStartedText = 'Start the shoot before you finish it.'
export const shootOverText = "This shoot's time is over, so the client isn't notified."
export const alreadyNotifiedText = "The client was already notified, so this can't be undone."
export const alreadyStartedText = "You've already started this shoot."
export const cantUndoText = `This can be undone for ${undoMinutes} minutes, as long as nothing follows it.`
export const startedToastText = 'Shoot started'
export const finishedToastText = 'Shoot finished'
export const undoneText = 'Undone'

/** What a photographer reads after setting out. */
export function willBeNotifiedText(clientName: string): string {
  return `${clientName} will be notified in ${notifyDelaySeconds} seconds`
}

/** What a photographer reads once the client was notified. */
export function notifiedText(clientName: string): string {
  return `${clientName} was notified`
}

/** `On my way at 08:20. Sam was notified, so this can't be undone.` @param isNotified whether the client was notified */
export function onTheWayText(time: string, clientName: string, isNotified: boolean): string {
  if (!isNotified) return `On my way at ${time}. ${clientName} is notified in a moment unless you undo this.`
  return `On my way at ${time}. ${notifiedText(clientName)}, so this can't be undone.`
}

/** `Started at 09:02` */
export function startedText(time: string): string {
  return `Started at ${time}`
}

/** `Finished at 10:15` */
export function finishedText(time: string): string {
  return `Finished at ${time}`
}

/** `About 25 min (12 miles) from the last shoot` */
export function driveText({ minutes, miles, isEstimate, from }: Drive & { from: 'base' | 'shoot' }): string {
  const about = isEstimate ? 'About ' : ''
  const origin = from === 'base' ? 'where you start' : 'the last shoot'
  if (minutes === 0) return `Less than a mile from ${origin}`
  const distance = miles < 10 ? miles.toFixed(1) : Math.round(miles)
  return `${about}${minutes} min (${distance} mi) from ${origin}`
}
