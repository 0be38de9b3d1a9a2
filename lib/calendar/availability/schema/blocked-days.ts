import { z } from 'zod'
import { maxNoteLength, maxShootsAtOnce } from '@/lib/calendar/availability/limits'
import { ofPhotographer } from '@/lib/calendar/availability/schema/calendars'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import { lastDayBeforeFirstText } from '@/lib/calendar/availability/words/slots'
import { calendarDate } from '@/lib/platform/time/date-schema'

const dayRange = {
  ...ofPhotographer,
  fromDate: calendarDate('Choose a day'),
  untilDate: calendarDate('Choose a day'),
}
const outOfOrder = { error: lastDayBeforeFirstText, path: ['untilDate'] }

const reason = z.string().trim().max(200, 'At most 200 characters')

export const DayRange = z.object(dayRange).refine(isInOrder, outOfOrder)
export type DayRange = z.output<typeof DayRange>

/** `aroundBookings` blocks only the days without a booking. */
export const BlockDays = z
  .object({ ...dayRange, reason, aroundBookings: z.boolean() })
  .refine(isInOrder, outOfOrder)
export type BlockDays = z.output<typeof BlockDays>

const ShootDecision = z.object({
  bookingId: z.uuid(),
  /** The booking's revision as shown; if it has changed since, nothing is blocked. */
  revision: z.int().min(0),
  /** The profile of the colleague who takes the shoot; null cancels it. */
  reassignTo: z.uuid().nullable(),
  /** The paid invoices as shown; if another was paid since, nothing is blocked. */
  shownInvoiceIds: z.array(z.uuid()).max(50),
})
export type ShootDecision = z.output<typeof ShootDecision>

export const BlockDaysWithShoots = z
  .object({
    ...dayRange,
    reason,
    /** Added to the clients' emails; may be empty. */
    note: z.string().trim().max(maxNoteLength, `At most ${maxNoteLength} characters`),
    shoots: z.array(ShootDecision).min(1).max(maxShootsAtOnce),
  })
  .refine(isInOrder, outOfOrder)
export type BlockDaysWithShoots = z.output<typeof BlockDaysWithShoots>

function isInOrder(range: { fromDate: string; untilDate: string }): boolean {
  return range.untilDate >= range.fromDate
}

/** An upcoming shoot on a day to block. */
export type ShootInTheWay = SlotTime & { bookingId: string; propertyAddress: string }

/** How many days were blocked, and the shoots whose days were not. */
export type BlockOutcome = { blockedDays: number; shootsInTheWay: ShootInTheWay[] }

/** A photographer whose calendar is free at a shoot's time; `hasOpenSlots` if open slots cover exactly that time. */
export type FreeColleague = {
  profileId: string
  fullName: string
  bufferMinutes: number
  hasOpenSlots: boolean
}

/** A shoot on a day to block, with what is needed to decide what happens to it. */
export type ShootToMove = ShootInTheWay & {
  clientName: string
  revision: number
  /** Colleagues with matching open slots come first. */
  colleagues: FreeColleague[]
  /** Payments before delivery: `Sam Rivera paid $498.00 by card ending 4242 (NL-2026-0001).` */
  payments: { invoiceId: string; sentence: string }[]
}

/** How many days were blocked and shoots reassigned and cancelled. */
export type BlockedWithShoots = { blockedDays: number; reassigned: number; cancelled: number }
