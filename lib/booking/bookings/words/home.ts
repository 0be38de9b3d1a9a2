import type { NextShoot } from '@/lib/booking/bookings/schema/listing'
import { firstNameOf } from '@/lib/booking/quotes/rules/sent-quote'
import { splitAddress } from '@/lib/platform/text/address'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'
import { nextShootText } from './wizard'

export const nextShootTitle = 'Next shoot'
/** Above the first booking of a new client. */
export const firstBookingTexts = {
  title: 'Your next listing, in its best light.',
  lead: "Give us the address. We'll show you the price, and the hour the sun is on the front.",
  work: 'See our work',
}

type ClientHome = {
  /** Whether the last payment of an invoice failed, and whether one is overdue. */
  hasFailed: boolean
  hasOverdue: boolean
  /** What the client's brokerage has to pay next: its month, and whether that is overdue; null for nothing. */
  statement?: { period: string; isOverdue: boolean } | null
  /** The street of photos that were delivered lately; null for none. */
  deliveredStreet: string | null
  next: NextShoot | null
}

/** The lead of a client's home: `A payment failed. The photos of 888 Orchard Terrace are ready.` Null if nothing is new. */
export function clientHomeLead({
  hasFailed,
  hasOverdue,
  statement = null,
  deliveredStreet,
  next,
}: ClientHome): string | null {
  const texts = [
    hasFailed && 'A payment failed.',
    !hasFailed && hasOverdue && 'An invoice is overdue.',
    statement && `The statement for ${statement.period} is ${statement.isOverdue ? 'overdue' : 'due'}.`,
    deliveredStreet && `The photos of ${deliveredStreet} are ready.`,
  ].filter(Boolean)
  if (texts.length > 0) return texts.join(' ')
  if (!next) return null
  if (!next.isRunning) return nextShootText(next)
  return `${firstNameOf(next.photographerName)} is at ${splitAddress(next.address).street} now.`
}

/**
 * How far away a shoot is: `In 2 days`, `Tomorrow`, `In 5 hours`, `In 40 min`; while it runs, `Ava is there now`.
 * @param minutes until it starts
 */
export function startsInText(shoot: NextShoot, { today, minutes }: { today: CalendarDate; minutes: number }) {
  if (shoot.isRunning) return `${firstNameOf(shoot.photographerName)} is there now`
  const days = Math.round(
    (dateToDatabase(shoot.date).getTime() - dateToDatabase(today).getTime()) / 86_400_000,
  )
  if (days > 1) return `In ${days} days`
  if (days === 1) return 'Tomorrow'
  return minutes < 60 ? `In ${Math.max(1, minutes)} min` : `In ${countOf(Math.floor(minutes / 60), 'hour')}`
}

/** `Free to cancel until 24 hours before` @param hours before the shoot; 0 for its start */
export function freeToCancelText(hours: number): string {
  return hours === 0 ? 'Free to cancel' : `Free to cancel until ${countOf(hours, 'hour')} before`
}

/** When a new client gets photos: `Photos usually within 24 hours`. */
export function photosWithinText(hours: number): string {
  return `Photos usually within ${hours < 72 ? countOf(hours, 'hour') : countOf(Math.ceil(hours / 24), 'day')}`
}

/** Below a twilight shoot that is suggested. @param street the client's last property */
export function twilightText(street: string): string {
  return `${street} after sunset, or a new address`
}

/** After how many bookings are active: `, 1 pending`; nothing if none is. */
export function pendingText(pending: number): string {
  return pending > 0 ? `, ${pending} pending` : ''
}
