import { z } from 'zod'
import { ChosenCard } from '@/lib/cards/schema'
import type { CalendarDate, WallTime } from '@/lib/platform/clock'
import type { BookingEventKind, BookingStatus } from '@/prisma/generated/enums'
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
  requestKey: z.uuid(),
  serviceIds: z.array(z.string().min(1).max(100)).min(1, 'Select at least one service').max(50),
  slotId,
  card: ChosenCard,
})
export type BookShoot = z.output<typeof BookShoot>

export const RescheduleBooking = ShootDetails.extend({ bookingId: z.uuid(), slotId })
export type RescheduleBooking = z.output<typeof RescheduleBooking>

export const BookingReference = z.object({ bookingId: z.uuid() })

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

/** A booking as lists and cards show it. Date and times are the studio's wall clock; `createdAt` is ISO 8601. */
export type BookingItem = {
  id: string
  number: string
  address: string
  date: CalendarDate
  startTime: WallTime
  endTime: WallTime
  status: BookingStatus
  services: BookedServiceItem[]
  totalCents: number
  currency: string
  specialInstructions: string | null
  createdAt: string
  client: Person
  photographer: Person
}

/** What a timeline entry remembers of the booking, before and after. */
export type BookingState = {
  status: BookingStatus
  date: CalendarDate
  startTime: WallTime
  endTime: WallTime
  address: string
  photographerId: string
}

export type BookingEventItem = {
  id: string
  kind: BookingEventKind
  /** Null when the account is gone. */
  actorName: string | null
  createdAt: string
  before: BookingState | null
  after: BookingState | null
}

export type BookingDetail = BookingItem & {
  slotId: string | null
  events: BookingEventItem[]
  /** What this reader may do with it now. */
  may: { approve: boolean; complete: boolean; cancel: boolean; reschedule: boolean }
}
