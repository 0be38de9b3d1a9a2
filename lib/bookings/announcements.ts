import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { countServices } from '@/lib/catalogue/rules'
import { tell, tellByMail } from '@/lib/notifications/tell'
import type { Transaction } from '@/lib/platform/db'
import { formatCents } from '@/lib/platform/money'
import type { NotificationType } from '@/prisma/generated/enums'
import { changeMail, requestMail } from './booking-mail'
import { whenOf } from './rules'
import type { BookingItem, BookingState, Change, Party, StudioVoice } from './schema'

/** A booking as it is now, its two sides, and in whose name they hear of it. */
export type News = {
  booking: BookingItem
  clientUserId: string
  photographerUserId: string
  actor: Actor
  studio: StudioVoice
}

/** Tells both sides of a new booking: the client that it was received, the photographer that it waits for approval. */
export async function announceRequest(tx: Transaction, news: News): Promise<void> {
  const { booking, studio } = news
  const told = { bookingId: booking.id }
  await tell(
    tx,
    {
      ...told,
      userId: news.clientUserId,
      title: 'Booking received',
      message: `${booking.address}, ${whenOf(booking)}.`,
      type: 'SUCCESS',
      action: 'view_booking',
    },
    requestMail(booking, 'client', studio),
  )
  await tell(
    tx,
    {
      ...told,
      userId: news.photographerUserId,
      title: 'New booking request',
      message: `${booking.client.fullName} asks for ${countServices(booking.services.length)}: ${booking.address}, ${whenOf(booking)}.`,
      type: 'INFO',
      action: 'approve_booking',
    },
    requestMail(booking, 'photographer', studio),
  )
}

const headlines: Record<Change, { title: string; type: NotificationType }> = {
  approved: { title: 'Booking confirmed', type: 'SUCCESS' },
  rescheduled: { title: 'Booking rescheduled', type: 'INFO' },
  'handed-over': { title: 'Booking moved to another photographer', type: 'INFO' },
  cancelled: { title: 'Booking cancelled', type: 'WARNING' },
  completed: { title: 'Booking completed', type: 'SUCCESS' },
  'fee-waived': { title: 'Late fee waived', type: 'SUCCESS' },
}

/** Changes whose author gets a mail too: those that move the entry in their own calendar. */
const confirmedToAuthor: readonly Change[] = ['approved', 'rescheduled', 'cancelled']

/**
 * Tells both sides that a booking has changed. Who changed it gets a mail to keep, and no word in the bell.
 * @param before the old time of one that was moved
 */
export async function announceChange(
  tx: Transaction,
  news: News,
  change: Change,
  before?: BookingState,
): Promise<void> {
  for (const party of ['client', 'photographer'] as const) await announceTo(tx, party, news, change, before)
}

/** Tells a photographer whose shoot went to a colleague's time. `news` is the booking as it was with them. */
export async function announceHandOver(tx: Transaction, news: News): Promise<void> {
  await announceTo(tx, 'photographer', news, 'handed-over')
}

async function announceTo(
  tx: Transaction,
  party: Party,
  { booking, actor, studio, ...news }: News,
  change: Change,
  before?: BookingState,
): Promise<void> {
  const userId = party === 'client' ? news.clientUserId : news.photographerUserId
  const isAuthor = userId === actor.userId
  const byName = isAuthor ? null : actor.fullName
  const mail = changeMail(booking, { change, fullName: booking[party].fullName, byName, before }, studio)
  if (isAuthor) {
    if (confirmedToAuthor.includes(change)) await tellByMail(tx, userId, mail)
    return
  }
  const mustApprove = party === 'photographer' && change === 'rescheduled' && booking.status === 'PENDING'
  await tell(
    tx,
    {
      userId,
      ...headlines[change],
      message: messageOf(booking, before),
      action: mustApprove ? 'approve_booking' : 'view_booking',
      bookingId: booking.id,
    },
    mail,
  )
}

function messageOf(booking: BookingItem, before: BookingState | undefined): string {
  const { address, lateFee, currency } = booking
  if (before) return `${address}: ${whenOf(booking)} instead of ${whenOf(before)}.`
  const fee = lateFee?.state === 'DUE' ? ` A late fee of ${formatCents(lateFee.cents, currency)} is due.` : ''
  return `${address}, ${whenOf(booking)}.${fee}`
}
