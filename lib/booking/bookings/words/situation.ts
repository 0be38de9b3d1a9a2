import type { Side } from '@/lib/auth/rules/capabilities'
import { isLive } from '@/lib/booking/bookings/rules/moves'
import type { StepAhead } from '@/lib/booking/bookings/rules/steps-ahead'
import { isOver, type StudioTime } from '@/lib/booking/bookings/rules/visit-end'
import type { BookingItem, Progress } from '@/lib/booking/bookings/schema/bookings'
import { firstNameOf } from '@/lib/booking/quotes/rules/sent-quote'
import {
  type CalendarDate,
  dateToDatabase,
  formatDate,
  formatWeekday,
} from '@/lib/platform/time/calendar-date'

export const shareTitle = 'Share and access'
export const paymentTitle = 'Payment'
/** The fold with the prices of a cancelled booking. */
export const bookedServicesTitle = 'What was booked'
export const paymentTermsTitle = 'Payment terms'
export const activityTitle = 'Activity'
/** What is still to come. */
export const aheadTitles: Record<StepAhead, string> = {
  approval: 'Approval',
  shoot: 'Shoot',
  delivery: 'Photos delivered',
  payment: 'Invoice paid, photos unlocked',
}
/** When photos are promised, by their day: `By November 27`, `Late, due November 27` */
export function photosByText(day: string, isLate: boolean): string {
  return isLate ? `Late, due ${day}` : `By ${day}`
}
/** Of locked photos. */
export const payToUnlockText = 'Pay to unlock them.'

/** `3 photos, imported from another tool` */
export function importedText(photos = 'Photos'): string {
  return `${photos}, imported from another tool`
}

type Situation = {
  booking: Pick<
    BookingItem,
    'status' | 'date' | 'startTime' | 'endTime' | 'isDelivered' | 'isImported' | 'lateFee'
  > & {
    photographer: { fullName: string }
  }
  progress: Progress
  clock: StudioTime
  reader: Side
  /** Whether the reader can approve it. */
  mayApprove: boolean
  /** The latest delivery, formatted, with what it waits for, in a sentence. */
  delivery: { photos: string; deliveredOn: string; note: string | null } | null
  /** Who cancelled it, and when, formatted. */
  cancelled: { by: string | null; on: string } | null
}

/** What matters now about a booking, in a sentence or two: `Wednesday, December 02, 2026 at 14:00, in 2 days`. */
export function describeSituation(situation: Situation): string {
  const { booking, delivery, cancelled, clock } = situation
  if (booking.status === 'CANCELLED') return describeCancelled(booking, cancelled)
  if (booking.isImported)
    return `Shot ${formatWeekday(booking.date)}, ${formatDate(booking.date)}. ${importedText(delivery?.photos)}`
  if (delivery) {
    const sent = `${delivery.photos} delivered ${delivery.deliveredOn}`
    return delivery.note ? `${sent}. ${delivery.note}` : sent
  }
  const { date, startTime } = booking
  if (booking.status === 'PENDING') {
    const still = isOver(booking, clock) ? 'Still waiting' : 'Waiting'
    const whose = situation.mayApprove ? 'your' : `${firstNameOf(booking.photographer.fullName)}'s`
    return `${nameTime(date, startTime)}. ${still} for ${whose} approval.`
  }
  if (isLive(booking.status) && !isOver(booking, clock) && !situation.progress.finishedAt) {
    return date === clock.today ? describeToday(situation) : describeAhead(booking, clock)
  }
  const day = date === clock.today ? 'today' : `${formatWeekday(date)}, ${formatDate(date)}`
  return `Shot ${day}. ${booking.isDelivered ? 'The photos were sent.' : 'No photos have been sent yet.'}`
}

function describeCancelled({ lateFee }: Situation['booking'], cancelled: Situation['cancelled']): string {
  const by = cancelled?.by ? ` by ${cancelled.by}` : ''
  return `Cancelled${cancelled ? ` ${cancelled.on}` : ''}${by}${lateFee ? '' : ', free of charge'}`
}

function describeToday({ booking, progress, reader }: Situation): string {
  const name = firstNameOf(booking.photographer.fullName)
  const isClient = reader === 'CLIENT'
  if (progress.startedAt) return `Today at ${booking.startTime}. The shoot has started.`
  if (!progress.onTheWayAt) return `Today at ${booking.startTime}`
  return `Today at ${booking.startTime}. ${isClient ? `${name} is` : "You're"} on the way.`
}

function describeAhead({ date, startTime }: Situation['booking'], { today }: StudioTime): string {
  const days = daysBetween(today, date)
  return `${nameTime(date, startTime)}, ${days === 1 ? 'tomorrow' : `in ${days} days`}`
}

/** `Wednesday, December 02, 2026 at 14:00` */
function nameTime(date: CalendarDate, time: string): string {
  return `${formatWeekday(date)}, ${formatDate(date)} at ${time}`
}

function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((dateToDatabase(to).getTime() - dateToDatabase(from).getTime()) / 86_400_000)
}

type Shared = { access: boolean; sellerPage: boolean; contacts: number | null }

/** What the fold with who gets in and who is informed contains: `Access details, seller page, assistants` */
export function describeShared({ access, sellerPage, contacts }: Shared): string {
  const informed = contacts === null ? null : contacts > 0 ? `${contacts} kept informed` : 'assistants'
  const parts = [access && 'access details', sellerPage && 'seller page', informed].filter(Boolean).join(', ')
  return parts.charAt(0).toUpperCase() + parts.slice(1)
}
