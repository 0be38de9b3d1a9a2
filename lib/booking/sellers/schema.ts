import { z } from 'zod'
import type { CalendarDate, WallTime } from '@/lib/platform/time/calendar-date'
import { longEmailText } from '@/lib/platform/words'
import type { BookingStatus } from '@/prisma/generated/enums'

export const SharedBooking = z.object({ bookingId: z.uuid() })

export const EmailSellerLink = SharedBooking.extend({
  email: z
    .string()
    .trim()
    .max(254, longEmailText)
    .pipe(z.email("Enter the seller's email address, such as name@example.com")),
})
export type EmailSellerLink = z.output<typeof EmailSellerLink>

/** The token of a seller's link, unverified. */
export const SellerToken = z.object({ token: z.string().max(100) })

/** A new link, which can't be shown again. */
export type NewLink = { url: string }

/** What the client sees of a booking's links. `sharedOn` is formatted; null if there are none. */
export type SellerLinks = { sharedOn: string | null; canShare: boolean }

/** Part of the house, and what to do there before the shoot. */
export type ChecklistArea = { title: string; items: string[] }

/** A date and time of a shoot. */
export type ShootTime = { date: CalendarDate; startTime: WallTime; endTime: WallTime }

/** What a seller sees of a shoot. Nothing about prices, access, or the client but the name. */
export type SellerShoot = ShootTime & {
  bookingId: string
  status: BookingStatus
  /** Whether its end has passed. */
  isOver: boolean
  address: string
  services: string[]
  agentName: string
  photographerName: string
  /** When it was before it was last moved. */
  movedFrom: ShootTime | null
  /** ISO 8601. */
  createdAt: string
  changedAt: string
  revision: number
}
