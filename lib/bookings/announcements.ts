import 'server-only'
import { countServices } from '@/lib/catalogue/rules'
import { tell } from '@/lib/notifications/tell'
import { formatDate } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { formatCents } from '@/lib/platform/money'
import type { NotificationAction, NotificationType } from '@/prisma/generated/enums'
import type { BookingItem, BookingState } from './schema'

type Parties = { clientUserId: string; photographerUserId: string }

/** Tells both sides of a new booking: the client that it was received, the photographer that it waits for approval. */
export async function announceRequest(
  tx: Transaction,
  booking: BookingItem,
  parties: Parties,
): Promise<void> {
  const { client, photographer } = booking
  const mailed = {
    clientName: client.fullName,
    photographerName: photographer.fullName,
    bookingNumber: booking.number,
    address: booking.address,
    date: formatDate(booking.date),
    time: `${booking.startTime} - ${booking.endTime}`,
    services: booking.services.map(({ name, priceCents }) => ({
      name,
      price: formatCents(priceCents, booking.currency),
    })),
    total: formatCents(booking.totalCents, booking.currency),
    link: linkTo(booking),
  }
  await tell(
    tx,
    {
      userId: parties.clientUserId,
      title: 'Booking received',
      message: `${booking.address}, ${whenOf(booking)}.`,
      type: 'SUCCESS',
      action: 'view_booking',
      bookingId: booking.id,
    },
    {
      kind: 'booking',
      template: 'booking-requested',
      props: { ...mailed, reader: 'client', fullName: client.fullName },
    },
  )
  await tell(
    tx,
    {
      userId: parties.photographerUserId,
      title: 'New booking request',
      message: `${client.fullName} asks for ${countServices(booking.services.length)}: ${booking.address}, ${whenOf(booking)}.`,
      type: 'INFO',
      action: 'approve_booking',
      bookingId: booking.id,
    },
    {
      kind: 'booking',
      template: 'booking-requested',
      props: { ...mailed, reader: 'photographer', fullName: photographer.fullName },
    },
  )
}

/** `handed-over`: the reader's booking went to a colleague's slot. */
export type Change = 'approved' | 'rescheduled' | 'handed-over' | 'cancelled' | 'completed'

const headlines: Record<Change, { title: string; type: NotificationType }> = {
  approved: { title: 'Booking confirmed', type: 'SUCCESS' },
  rescheduled: { title: 'Booking rescheduled', type: 'INFO' },
  'handed-over': { title: 'Booking moved to another photographer', type: 'INFO' },
  cancelled: { title: 'Booking cancelled', type: 'WARNING' },
  completed: { title: 'Booking completed', type: 'SUCCESS' },
}

/** Tells one person that a booking has changed. `before` names the old time of one that was moved. */
export async function announceChange(
  tx: Transaction,
  booking: BookingItem,
  news: {
    change: Change
    reader: { userId: string; fullName: string }
    byName: string
    before?: BookingState
    action?: NotificationAction
  },
): Promise<void> {
  const { title, type } = headlines[news.change]
  const before = news.before && whenOf(news.before)
  await tell(
    tx,
    {
      userId: news.reader.userId,
      title,
      message: before
        ? `${booking.address}: ${whenOf(booking)} instead of ${before}.`
        : `${booking.address}, ${whenOf(booking)}.`,
      type,
      action: news.action ?? 'view_booking',
      bookingId: booking.id,
    },
    {
      kind: 'booking',
      template: 'booking-changed',
      props: {
        change: news.change,
        fullName: news.reader.fullName,
        byName: news.byName,
        bookingNumber: booking.number,
        address: booking.address,
        date: formatDate(booking.date),
        time: `${booking.startTime} - ${booking.endTime}`,
        before: before ?? null,
        link: linkTo(booking),
      },
    },
  )
}

/** `June 12, 2026 at 09:00` */
function whenOf(booking: { date: string; startTime: string }): string {
  return `${formatDate(booking.date)} at ${booking.startTime}`
}

function linkTo(booking: { id: string }): string {
  return `${env().APP_URL}/booking/${booking.id}`
}
