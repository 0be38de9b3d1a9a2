import { z } from 'zod'
import { maxNoteLength, maxShootsAtOnce } from '@/lib/availability/rules/decisions'
import type { SlotTime } from '@/lib/availability/schema'

const dayRange = { fromDate: z.iso.date('Choose a day'), untilDate: z.iso.date('Choose a day') }
const outOfOrder = { error: 'The last day must not be before the first', path: ['untilDate'] }

const reason = z.string().trim().max(200, 'At most 200 characters')

export const DayRange = z.object(dayRange).refine(isInOrder, outOfOrder)
export type DayRange = z.output<typeof DayRange>

/** `aroundBookings` blocks the days that have no booking and leaves the others open. */
export const BlockDays = z
  .object({ ...dayRange, reason, aroundBookings: z.boolean() })
  .refine(isInOrder, outOfOrder)
export type BlockDays = z.output<typeof BlockDays>

const ShootDecision = z.object({
  bookingId: z.uuid(),
  /** The booking as it was shown: one that has changed since stops everything. */
  revision: z.int().min(0),
  /** The profile of the colleague who gets it; null cancels it. */
  reassignTo: z.uuid().nullable(),
  /** The payments that were shown with it; one that came since stops everything. */
  shownInvoiceIds: z.array(z.uuid()).max(50),
})
export type ShootDecision = z.output<typeof ShootDecision>

export const BlockDaysWithShoots = z
  .object({
    ...dayRange,
    reason,
    /** What the clients of these shoots are told besides; empty for nothing. */
    note: z.string().trim().max(maxNoteLength, `At most ${maxNoteLength} characters`),
    shoots: z.array(ShootDecision).min(1).max(maxShootsAtOnce),
  })
  .refine(isInOrder, outOfOrder)
export type BlockDaysWithShoots = z.output<typeof BlockDaysWithShoots>

function isInOrder(range: { fromDate: string; untilDate: string }): boolean {
  return range.untilDate >= range.fromDate
}

/** A shoot that is still to be done on a day that is to be blocked. */
export type ShootInTheWay = SlotTime & { bookingId: string; propertyAddress: string }

/** How many days were blocked, and the shoots that kept their days open. */
export type BlockOutcome = { blockedDays: number; shootsInTheWay: ShootInTheWay[] }

/** A photographer who can be at a shoot, by their calendar; `hasOpenSlots` when they offer just that time. */
export type FreeColleague = {
  profileId: string
  fullName: string
  bufferMinutes: number
  hasOpenSlots: boolean
}

/** A shoot in the way with all that is needed to decide on it. */
export type ShootToMove = ShootInTheWay & {
  clientName: string
  revision: number
  /** Those with matching open slots first. */
  colleagues: FreeColleague[]
  /** What was paid before anything was delivered: `Sam Rivera paid $498.00 by card ending 4242 (NL-2026-0001).` */
  payments: { invoiceId: string; sentence: string }[]
}

/** What was done, by numbers. */
export type BlockedWithShoots = { blockedDays: number; reassigned: number; cancelled: number }
