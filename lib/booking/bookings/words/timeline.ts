import type { BookingEventItem } from '@/lib/booking/bookings/schema/bookings'
import type { ShootEvent } from '@/lib/booking/bookings/schema/shoot-day'
import { whenOf } from '@/lib/platform/time/calendar-date'
import type { BookingEventKind } from '@/prisma/generated/enums'
import { describeGoLiveChange } from './go-live'

const titles: Record<BookingEventKind, string> = {
  CREATED: 'Booked',
  APPROVED: 'Confirmed',
  RESCHEDULED: 'Rescheduled',
  CANCELLED: 'Cancelled',
  COMPLETED: 'Completed',
  LATE_FEE_CHARGED: 'Late fee charged',
  LATE_FEE_WAIVED: 'Late fee waived',
  HANDED_OVER: 'Reassigned',
  AIRSPACE_CHECKED: 'Airspace checked',
  ON_THE_WAY: 'On the way',
  STARTED: 'Shoot started',
  FINISHED: 'Shoot finished',
  START_UNDONE: 'Start undone',
  FINISH_UNDONE: 'Finish undone',
  ITEM_ADDED: 'Item added',
  ITEM_REMOVED: 'Item removed',
}

/** Returns a booking's own events as its timeline shows them. */
export function describeBookingEvents(events: readonly BookingEventItem[]): ShootEvent[] {
  return events.map((event) => ({
    id: event.id,
    at: event.createdAt,
    title: titles[event.kind],
    detail: describeBookingEvent(event),
    href: null,
  }))
}

type Described = Pick<BookingEventItem, 'kind' | 'actorName'> &
  Partial<Pick<BookingEventItem, 'clientName' | 'before' | 'after' | 'awayName' | 'reassignment'>>

/** `Marin Holt approved the booking.` */
export function describeBookingEvent({
  kind,
  actorName,
  clientName = null,
  before,
  after,
  awayName = null,
  reassignment = null,
}: Described): string {
  const who = actorName ?? 'Unknown User'
  const isAway = after?.isPhotographerAway ?? false
  if (kind === 'CREATED') return describeCreation(who, clientName, after)
  if (kind === 'APPROVED') return `${who} approved the booking.`
  if (kind === 'CANCELLED') return describeCancellation(who, isAway, awayName)
  if (kind === 'COMPLETED') return `${who} marked the shoot as completed.`
  if (kind === 'LATE_FEE_CHARGED') return `${who} invoiced the late fee.`
  if (kind === 'LATE_FEE_WAIVED') return `${who} waived the late fee.`
  if (kind === 'AIRSPACE_CHECKED') return `${who} checked that a drone may fly there.`
  if (kind === 'ON_THE_WAY') return `${who} set out for the property.`
  if (kind === 'STARTED') return `${who} started the shoot.`
  if (kind === 'FINISHED') return `${who} finished the shoot.`
  if (kind === 'START_UNDONE') return `${who} hadn't started the shoot yet.`
  if (kind === 'FINISH_UNDONE') return `${who} hadn't finished the shoot yet.`
  if (kind === 'ITEM_ADDED') return `${who} added ${after?.item ?? 'an item'}.`
  if (kind === 'ITEM_REMOVED') return `${who} removed ${after?.item ?? 'an item'}.`
  if (kind === 'HANDED_OVER') return describeReassignment(actorName, reassignment, isAway)
  if (!before || !after) return `${who} rescheduled the shoot.`
  const whom = reassignment
    ? ` The photographer changed from ${reassignment.from} to ${reassignment.to}.`
    : ''
  const goLive = describeGoLiveChange(before.goLiveOn ?? null, after.goLiveOn ?? null)
  return `${who} rescheduled from ${whenOf(before)} to ${whenOf(after)}.${whom}${goLive ? ` ${goLive}` : ''}`
}

function describeCreation(who: string, clientName: string | null, after: Described['after']): string {
  const what = after ? whenOf(after) : 'the shoot'
  return clientName ? `${who} booked ${what} for ${clientName}.` : `${who} booked ${what}.`
}

function describeCancellation(who: string, isAway: boolean, awayName: string | null): string {
  if (awayName) return `${who} cancelled the booking ${becauseAway(awayName)}.`
  return `${who} ${awayText(isAway)}cancelled the booking.`
}

/** `Marin Holt wasn't available that day and reassigned the booking to Ada Reyes.` */
export function describeReassignment(
  actorName: string | null,
  reassignment: BookingEventItem['reassignment'],
  isAway: boolean,
): string {
  const who = `${actorName ?? 'Unknown User'} ${awayText(isAway)}`
  if (!reassignment) return `${who}reassigned the booking to another photographer.`
  const { from, to } = reassignment
  if (actorName === from) return `${who}reassigned the booking to ${to}.`
  if (isAway && actorName) return `${actorName} reassigned the booking to ${to} ${becauseAway(from)}.`
  if (actorName === to) return `${who}took over the booking from ${from}.`
  return `${who}reassigned the booking from ${from} to ${to}.`
}

function becauseAway(name: string): string {
  return `because ${name} wasn't available that day`
}

function awayText(isAway: boolean): string {
  return isAway ? "wasn't available that day and " : ''
}
