import { z } from 'zod'
import { ChosenCard } from '@/lib/cards/schema'
import type { CalendarDate, WallTime } from '@/lib/platform/calendar-date'
import type { AccountStatus, BookingEventKind, BookingStatus, LateFeeState } from '@/prisma/generated/enums'
import { limits } from './limits'

const slotId = z.uuid('Please select a time')

/** What a person types about the shoot. */
export const ShootDetails = z.object({
  propertyAddress: z
    .string()
    .trim()
    .min(1, 'Property address is required')
    .max(limits.propertyAddress, `Property address must be at most ${limits.propertyAddress} characters`),
  specialInstructions: z
    .string()
    .trim()
    .max(
      limits.specialInstructions,
      `Special instructions must be at most ${limits.specialInstructions} characters`,
    )
    .default(''),
})
export type ShootDetails = z.output<typeof ShootDetails>

export const BookShoot = ShootDetails.extend({
  /** Chosen by the browser for one try; a repeat finds the first booking. */
  idempotencyKey: z.uuid(),
  serviceIds: z.array(z.string().min(1).max(100)).min(1, 'Select at least one service').max(50),
  slotId,
  /** The total the person was shown, in cents. It sets no price: a booking that costs something else is rejected. */
  shownTotalCents: z.int().min(0),
  /** In what it was shown; a booking that would be made in another currency is rejected too. */
  shownCurrency: z.string().length(3).optional(),
  card: ChosenCard,
})
export type BookShoot = z.output<typeof BookShoot>

export const RescheduleBooking = ShootDetails.extend({ bookingId: z.uuid(), slotId })
export type RescheduleBooking = z.output<typeof RescheduleBooking>

export const BookingReference = z.object({ bookingId: z.uuid() })

/** `photographerId` is the profile of who gets it. */
export const ReassignBooking = BookingReference.extend({ photographerId: z.uuid() })
export type ReassignBooking = z.output<typeof ReassignBooking>

export const CancelBooking = BookingReference.extend({
  /** What the person was told the cancellation costs, in cents; one that costs more by now is rejected. */
  shownFeeCents: z.int().min(0),
  /** The payments the person was shown, and which of them to refund; one that came since stops the cancellation. */
  payments: z
    .array(z.object({ invoiceId: z.uuid(), refund: z.boolean() }))
    .max(50)
    .default([]),
})
export type CancelBooking = z.output<typeof CancelBooking>

/** An address as it comes from outside; whether it opens a calendar is another question. */
export const FeedAddress = z.object({ token: z.string().max(200) })

/** Which bookings a photographer's tab shows: those still to be done, or those done. */
export type ManagedStatus = 'upcoming' | 'completed'

export type Person = {
  id: string
  fullName: string
  email: string
  phone: string | null
  avatarUrl: string | null
}

/** A chosen service with its name and price as they were that day. */
export type BookedServiceItem = { id: string; name: string; priceCents: number }

/** The fee for a late cancellation, in cents of the booking's currency, and what has become of it. */
export type LateFee = { cents: number; state: LateFeeState }

/** The studio's cancellation terms when the booking was made, the fee in cents of its currency. */
export type BookedTerms = { freeCancelHours: number; lateCancelFeeCents: number }

/** A booking as lists and cards show it. Date and times are the studio's wall clock, `...At` is ISO 8601. */
export type BookingItem = {
  id: string
  number: string
  address: string
  date: CalendarDate
  startTime: WallTime
  endTime: WallTime
  status: BookingStatus
  /** Photos were sent for it. */
  isDelivered: boolean
  /** An invoice was issued for it. */
  isInvoiced: boolean
  services: BookedServiceItem[]
  totalCents: number
  currency: string
  terms: BookedTerms
  specialInstructions: string | null
  createdAt: string
  changedAt: string
  /** Raised with every change; calendars tell a newer invitation from an older one by it. */
  revision: number
  lateFee: LateFee | null
  client: Person
  photographer: Person & { accountStatus: AccountStatus }
}

/** A late fee its photographer has not decided on, in cents. */
export type DueLateFee = {
  bookingId: string
  address: string
  date: CalendarDate
  startTime: WallTime
  clientName: string
  cents: number
  currency: string
}

/** What a cancellation costs, and the sentence that says so. */
export type CancellationTerms = { feeCents: number; sentence: string }

/** What was paid for a booking before anything was delivered, formatted for people. */
export type BookingPayment = {
  invoiceId: string
  number: string
  /** Paid and not refunded. */
  amount: string
  /** As it reads after "by": `card ending 4242`. */
  method: string
  paidOn: string | null
  /** Recorded by hand: the portal moves no money back. */
  isByHand: boolean
  canRefund: boolean
}

/** What a timeline entry remembers of the booking, before and after. */
export type BookingState = {
  status: BookingStatus
  date: CalendarDate
  startTime: WallTime
  endTime: WallTime
  address: string
  photographerId: string
  /** Set on the change that was made because its photographer couldn't be there that day. */
  isPhotographerAway?: true
}

export type BookingEventItem = {
  id: string
  kind: BookingEventKind
  /** Null when the account is gone. */
  actorName: string | null
  createdAt: string
  before: BookingState | null
  after: BookingState | null
  /** The names of both, where it went from one photographer to another. */
  reassignment: { from: string; to: string } | null
}

/** The result of reassigning a photographer's open bookings; `stayed` with the reason of each. */
export type ReassignOutcome = {
  toName: string
  reassigned: number
  stayed: { bookingId: string; what: string; why: string }[]
}

/** Something that happened to a shoot, in words, whichever domain recorded it. */
export type ShootEvent = {
  id: string
  /** ISO 8601. */
  at: string
  title: string
  detail: string | null
  /** Of what it happened to: a gallery, an invoice. */
  href: string | null
}

/** A photographer to whom a booking can be reassigned. */
export type Colleague = { profileId: string; fullName: string }

export type BookingDetail = BookingItem & {
  /** Its services with their parts of the visit, as booked. */
  visit: { name: string; durationMinutes: number }[]
  /** Those it has, in order of time. */
  slotIds: string[]
  events: BookingEventItem[]
  /** What cancelling now would mean for this reader. */
  cancellation: CancellationTerms
  /** What this reader may do with it now. */
  may: {
    approve: boolean
    complete: boolean
    cancel: boolean
    reschedule: boolean
    resolveLateFee: boolean
    takeOver: boolean
    reassign: boolean
  }
}

/** The two sides of a booking. */
export type Party = 'client' | 'photographer'

/**
 * What both sides are told of. When a shoot goes to another photographer, the former one hears `handed-over`, the new
 * one `taken-over`, the client `new-photographer`.
 */
export type Change =
  | 'approved'
  | 'rescheduled'
  | 'handed-over'
  | 'taken-over'
  | 'new-photographer'
  | 'cancelled'
  | 'completed'
  | 'fee-waived'

/** A photographer can't be at a shoot: its client gets an apology, and this note unless it is empty. */
export type Absence = { note: string }

/** The studio as mails and calendar entries name it. */
export type StudioVoice = { name: string; supportEmail: string; timeZone: string }
