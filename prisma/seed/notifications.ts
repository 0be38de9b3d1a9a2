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
  hoursAgo: number
  details?: Record<string, string>
}

/** What the bells of the demo accounts show on the first visit. */
export async function seedNotifications(
  database: PrismaClient,
  people: Map<string, Person>,
  bookings: SeededBooking[],
) {
  const notes = [...clientNotes(people, bookings), ...photographerNotes(people, bookings)]
  await database.notification.createMany({
    data: notes.map(({ to, title, message, type, action, booking, hoursAgo, details }) => ({
      userId: to.userId,
      title,
      message,
      type,
      actionType: action,
      bookingId: booking?.id ?? null,
      actionData: { ...details, ...(booking && { booking_id: booking.id }) },
      createdAt: new Date(Date.now() - hoursAgo * 3_600_000),
    })),
  })
}

function clientNotes(people: Map<string, Person>, bookings: SeededBooking[]): Note[] {
  return ['sam@harborrealty.test', 'mia@oakandmain.test'].flatMap((email) => {
    const to = people.get(email)
    if (!to) return []
    const own = bookings.filter((booking) => booking.client === to)
    const confirmed = own.find((booking) => booking.status === 'CONFIRMED')
    const delivered = own.filter((booking) => booking.status === 'COMPLETED').at(-3)
    const notes: Note[] = []
    if (delivered) {
      notes.push({
        to,
        title: deliveryTitles.ready(2),
        message: `Photos of ${street(delivered)}. Two previews are free to view.`,
        type: 'INFO',
        action: 'view_photos',
        booking: delivered,
        hoursAgo: 2,
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
        hoursAgo: 6,
      })
    }
    return notes
  })
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
        hoursAgo: 1,
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
        hoursAgo: 4,
      })
    }
    return notes
  })
}

function street(booking: SeededBooking): string {
  return splitAddress(booking.address).street
}
