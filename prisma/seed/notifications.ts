import { changeTitles, requestTitles } from '@/lib/booking/bookings/words/notifications'
import { accountNotifications } from '@/lib/people/accounts/words/approval'
import { deliveryTitles } from '@/lib/photos/deliveries/words/deliveries'
import { splitAddress } from '@/lib/platform/text/address'
import { countOf } from '@/lib/platform/words'
import type { NotificationAction, NotificationType, PrismaClient } from '@/prisma/generated/client'
import type { SeededBooking } from './bookings'
import type { Person } from './people'

type Note = {
  to: Person
  title: string
  message: string
  type: NotificationType
  action: NotificationAction
  booking?: SeededBooking
  at: Date
  details?: Record<string, string>
}

/** What the bells of the demo accounts show on the first visit. */
export async function seedNotifications(
  database: PrismaClient,
  people: Map<string, Person>,
  bookings: SeededBooking[],
) {
  const notes = [...(await clientNotes(database, people, bookings)), ...photographerNotes(people, bookings)]
  await database.notification.createMany({
    data: notes.map(({ to, title, message, type, action, booking, at, details }) => ({
      userId: to.userId,
      title,
      message,
      type,
      actionType: action,
      bookingId: booking?.id ?? null,
      actionData: { ...details, ...(booking && { booking_id: booking.id }) },
      createdAt: at,
    })),
  })
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

async function clientNotes(
  database: PrismaClient,
  people: Map<string, Person>,
  bookings: SeededBooking[],
): Promise<Note[]> {
  const notes: Note[] = []
  for (const email of ['sam@harborrealty.test', 'mia@oakandmain.test']) {
    const to = people.get(email)
    if (!to) continue
    const own = bookings.filter((booking) => booking.client === to)
    const confirmed = own.find((booking) => booking.status === 'CONFIRMED')
    const latest = await database.mediaDelivery.findFirst({
      where: { booking: { clientId: to.profileId } },
      orderBy: { uploadedAt: 'desc' },
      select: { bookingId: true, uploadedAt: true },
    })
    const delivered = own.find(({ id }) => id === latest?.bookingId)
    if (latest && delivered) {
      notes.push({
        to,
        title: deliveryTitles.ready(2),
        message: `Photos of ${street(delivered)}. Two previews are free to view.`,
        type: 'INFO',
        action: 'view_photos',
        booking: delivered,
        at: latest.uploadedAt,
      })
    }
    if (confirmed) {
      notes.push({
        to,
        title: changeTitles.approved,
        message: `${street(confirmed)} is confirmed.`,
        type: 'SUCCESS',
        action: 'view_booking',
        booking: confirmed,
        at: hoursAgo(6),
      })
    }
  }
  return notes
}

function photographerNotes(people: Map<string, Person>, bookings: SeededBooking[]): Note[] {
  const waiting = people.get('lee@pending.test')
  return ['ava@northlight.test', 'noah@northlight.test'].flatMap((email) => {
    const to = people.get(email)
    if (!to || !waiting) return []
    const pending = bookings.find((booking) => booking.photographer === to && booking.status === 'PENDING')
    const notes: Note[] = [
      {
        to,
        ...accountNotifications.approvalRequested(waiting),
        type: 'WARNING',
        action: 'approve_photographer',
        at: hoursAgo(1),
        details: { user_id: waiting.userId, email: waiting.email, full_name: waiting.fullName },
      },
    ]
    if (pending) {
      notes.push({
        to,
        title: requestTitles.photographer,
        message: `${pending.client.fullName} requested ${countOf(pending.services.length, 'service')}: ${street(pending)}.`,
        type: 'INFO',
        action: 'approve_booking',
        booking: pending,
        at: hoursAgo(4),
      })
    }
    return notes
  })
}

function street(booking: SeededBooking): string {
  return splitAddress(booking.address).street
}
