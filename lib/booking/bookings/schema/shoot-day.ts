import { z } from 'zod'
import type { Drive } from '@/lib/calendar/travel/schema'
import { shotLimits } from '@/lib/catalog/services/limits'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { parameter, urlState } from '@/lib/platform/web/url-state'
import type { Position } from '@/lib/studio/places/schema'
import type { AirspaceState } from '@/prisma/generated/enums'
import type { BookingItem, Person, Progress, TickedShot } from './bookings'
import { BookingReference } from './changes'

/** What a photographer records on the day of a shoot, in order. */
export const steps = ['on-the-way', 'start', 'finish'] as const
export type Step = (typeof steps)[number]

/** `room`: as its list names it. */
export const TickShot = BookingReference.extend({
  room: z.string().trim().min(1).max(shotLimits.characters),
  isDone: z.boolean(),
})
export type TickShot = z.output<typeof TickShot>

export const RecordStep = BookingReference.extend({ step: z.enum(steps) })
export type RecordStep = z.output<typeof RecordStep>

/** The page of a photographer's day. `date`: empty for today. */
export const DayAddress = urlState('/today', {
  date: parameter(z.union([z.literal(''), calendarDate()]), ''),
})

/** The token of a calendar feed's address, unverified. */
export const FeedAddress = z.object({ token: z.string().max(200) })

/** An event of a shoot as text, from any domain. */
export type ShootEvent = {
  id: string
  /** ISO 8601. */
  at: string
  title: string
  detail: string | null
  /** Links to the gallery or invoice it happened to. */
  href: string | null
}

/** A shoot on the page of its photographer's day. */
export type DayShoot = Pick<
  BookingItem,
  'id' | 'address' | 'date' | 'startTime' | 'endTime' | 'status' | 'isDelivered' | 'specialInstructions'
> & {
  client: Person
  visit: { name: string; usesDrone: boolean }[]
  position: Position | null
  facing: number | null
  airspace: AirspaceState | null
  progress: Progress
  /** What to photograph, as its services list it; empty before the shoot is confirmed. */
  shots: TickedShot[]
  /** From the shoot before, or for the first one from the photographer's base; null where a place isn't known. */
  drive: (Drive & { from: 'base' | 'shoot' }) | null
}
