import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import type { DeliveryEventKind } from '@/prisma/generated/enums'

/** An entry in a delivery's activity. `at` is in the studio's time zone and names it. */
export type ActivityEvent = {
  id: string
  kind: DeliveryEventKind
  title: string
  /** The person's name; null for the portal itself. */
  by: string | null
  at: string
  dateTime: string
}

/** A delivery's activity, for the studio. */
export type DeliveryActivity = {
  deliveryId: string
  bookingId: string
  sentAt: string
  /** The email that announced it; null if none was sent, such as when the client has turned off these emails. */
  mail: { status: 'QUEUED' | 'SENT' | 'FAILED'; at: string | null } | null
  firstOpenedAt: string | null
  lastOpenedAt: string | null
  /** How many photos, full or previews, the client has opened in the viewer. */
  viewed: number
  lastViewedAt: string | null
  /** The last day the client can open it; null if it doesn't expire. */
  expiresOn: CalendarDate | null
  /** The number of all events. */
  eventCount: number
  /** Newest first; older ones are left out unless all were requested. */
  events: ActivityEvent[]
}
