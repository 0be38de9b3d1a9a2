import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { BookingWithParties } from '@/lib/booking/bookings/queries/select-booking'
import type { BookingState, StudioVoice } from '@/lib/booking/bookings/schema/bookings'
import type { Absence, Change, Party } from '@/lib/booking/bookings/schema/changes'
import { apologize, bookingNotifications } from '@/lib/booking/bookings/words/notifications'
import { notifyContacts } from '@/lib/booking/contacts/operations/notify-contacts'
import type { ContactNews } from '@/lib/booking/contacts/schema'
import { findResponsiblePhotographers } from '@/lib/people/accounts/operations/find-responsible-photographers'
import type { Transaction } from '@/lib/platform/data/db'
import { markActionNotificationsRead } from '@/lib/studio/notifications/operations/mark-action-notifications-read'
import { notify, notifyByEmail } from '@/lib/studio/notifications/operations/notify'
import type { NotificationType } from '@/prisma/generated/enums'
import { changeMail, requestMail } from './compose-mail'

/** A booking after a change, with both sides and whoever made the change. */
export type News = BookingWithParties & {
  actor: Actor
  studio: StudioVoice
  /** The previous photographer's name, when that has changed. */
  formerPhotographer?: string
  /** Set when the reason is that the photographer isn't available. */
  absence?: Absence
  /** What was added or removed. */
  item?: string
}

/**
 * Notifies both sides of a new booking: the client that it was received or that the studio booked it for them, and the
 * photographer that it needs approval. Photographers who booked their own time get only the entry for their calendar.
 */
export async function notifyOfRequest(tx: Transaction, news: News): Promise<void> {
  const { booking, studio } = news
  const byName = bookedForClientBy(news)
  await notify(
    tx,
    {
      userId: news.clientUserId,
      ...(byName
        ? bookingNotifications.receivedFrom(booking, byName)
        : bookingNotifications.received(booking)),
      type: 'SUCCESS',
      action: 'view_booking',
      bookingId: booking.id,
    },
    requestMail(booking, 'client', studio, { byName }),
  )
  if (booking.status === 'CONFIRMED') await notifyParty(tx, 'photographer', news, 'approved')
  else await requestApproval(tx, news)
}

/** Returns who in the studio booked for the client; null if the client did. */
function bookedForClientBy({ booking, actor }: News): string | null {
  return actor.profileId === booking.client.id ? null : actor.fullName
}

/** Asks the photographer of a pending booking to approve it. */
async function requestApproval(tx: Transaction, news: News): Promise<void> {
  const { booking, actor, studio, formerPhotographer } = news
  const moved = formerPhotographer ? { byName: actor.fullName, from: formerPhotographer } : null
  const byName = moved ? null : bookedForClientBy(news)
  await notify(
    tx,
    {
      userId: news.photographerUserId,
      ...bookingNotifications.requested(booking, byName),
      type: 'INFO',
      action: 'approve_booking',
      bookingId: booking.id,
    },
    requestMail(booking, 'photographer', studio, { byName, moved }),
  )
}

const notificationTypes: Record<Change, NotificationType> = {
  approved: 'SUCCESS',
  rescheduled: 'INFO',
  'handed-over': 'INFO',
  'taken-over': 'INFO',
  'new-photographer': 'INFO',
  cancelled: 'WARNING',
  completed: 'SUCCESS',
  'fee-waived': 'SUCCESS',
  'item-added': 'INFO',
  'item-removed': 'INFO',
}

/** Changes whose author is emailed too, because the email updates the entry in their own calendar. */
const confirmedToAuthor: readonly Change[] = [
  'approved',
  'rescheduled',
  'handed-over',
  'taken-over',
  'cancelled',
]

/** What the client's contacts learn of a change. */
const contactNewsOf: Partial<Record<Change, ContactNews>> = {
  approved: 'confirmed',
  rescheduled: 'rescheduled',
  cancelled: 'cancelled',
}

/**
 * Notifies both sides and the client's contacts of a change, and marks an earlier approval request as read. Whoever made the change gets only a
 * confirmation by email. Another photographer, who needs to approve the booking, is asked as for a new one.
 * @param before the previous time of a rescheduled booking
 */
export async function notifyOfChange(
  tx: Transaction,
  news: News,
  change: Change | Record<Party, Change>,
  before?: BookingState,
): Promise<void> {
  const changes = typeof change === 'string' ? { client: change, photographer: change } : change
  const { booking, formerPhotographer, photographerUserId, actor } = news
  await markActionNotificationsRead(tx, { action: 'approve_booking', bookingId: booking.id })
  await notifyParty(tx, 'client', news, changes.client, before)
  const contactNews = contactNewsOf[changes.client]
  const { timeZone } = news.studio
  if (contactNews) await notifyContacts(tx, booking.id, contactNews, { timeZone, before })
  const mustAsk = formerPhotographer && booking.status === 'PENDING' && photographerUserId !== actor.userId
  if (mustAsk) await requestApproval(tx, news)
  else await notifyParty(tx, 'photographer', news, changes.photographer, before)
}

/** Notifies both sides of an item; a request for approval stays unread. */
export async function notifyOfItem(
  tx: Transaction,
  news: News & { item: string },
  change: 'item-added' | 'item-removed',
): Promise<void> {
  await notifyParty(tx, 'client', news, change)
  await notifyParty(tx, 'photographer', news, change)
}

/** Notifies a photographer that their shoot went to a colleague. @param before the booking as it was with them */
export async function notifyFormerPhotographer(
  tx: Transaction,
  before: BookingWithParties,
  { booking: { revision, changedAt, photographer }, actor, studio }: News,
): Promise<void> {
  // Their calendar removes the event only for a newer revision than the one it has.
  const booking = { ...before.booking, revision, changedAt }
  const news = { ...before, booking, actor, studio }
  await notifyParty(tx, 'photographer', news, 'handed-over', undefined, photographer.fullName)
}

async function notifyParty(
  tx: Transaction,
  party: Party,
  news: News,
  change: Change,
  before?: BookingState,
  photographer = news.booking.photographer.fullName,
): Promise<void> {
  const readers = party === 'client' ? [clientOf(news)] : await findPhotographers(tx, news, change)
  for (const reader of readers) await notifyReader(tx, reader, party, news, { change, before, photographer })
}

type Reader = {
  userId: string
  fullName: string
  /** The disabled photographer whose booking it is, when the reader is a colleague. */
  standInFor?: string
  /** Gets no notification, because they can't sign in. */
  isByEmailOnly?: true
}

function clientOf({ clientUserId, booking }: News): Reader {
  return { userId: clientUserId, fullName: booking.client.fullName }
}

/**
 * Returns who is notified on the studio's side: the booking's photographer or, once that account is disabled, every
 * colleague who can handle the booking, unless the change is by one of them. A disabled photographer is still emailed about
 * a cancellation, and the previous photographer about a reassignment, so that their calendars drop the shoot.
 */
async function findPhotographers(
  tx: Transaction,
  { booking, photographerUserId, actor }: News,
  change: Change,
): Promise<Reader[]> {
  const { id, fullName } = booking.photographer
  if (change === 'handed-over') return [{ userId: photographerUserId, fullName }]
  const readers = await findResponsiblePhotographers(tx, [id])
  if (readers.some((reader) => reader.id === id)) return [{ userId: photographerUserId, fullName }]
  const isHandled = readers.some(({ userId }) => userId === actor.userId)
  const colleagues = isHandled ? [] : readers.map((reader) => ({ ...reader, standInFor: fullName }))
  if (change !== 'cancelled') return colleagues
  return [...colleagues, { userId: photographerUserId, fullName, isByEmailOnly: true }]
}

async function notifyReader(
  tx: Transaction,
  { userId, fullName, standInFor, isByEmailOnly }: Reader,
  party: Party,
  news: News,
  { change, before, photographer }: { change: Change; before?: BookingState; photographer: string },
): Promise<void> {
  const { actor, booking, studio, absence, formerPhotographer, item = null } = news
  const isAuthor = userId === actor.userId
  const away = formerPhotographer ?? booking.photographer.fullName
  const apology = absence && party === 'client' ? apologize(change, away, photographer) : null
  const note = (apology && absence?.note) || null
  const mail = changeMail(
    booking,
    {
      change,
      reader: party,
      fullName,
      byName: isAuthor ? null : actor.fullName,
      before,
      photographer,
      formerPhotographer: formerPhotographer ?? null,
      apology,
      note,
      item,
      ...(standInFor && { standInFor }),
    },
    studio,
  )
  if (isByEmailOnly || (isAuthor && confirmedToAuthor.includes(change)))
    return notifyByEmail(tx, userId, mail)
  if (isAuthor) return
  const isNew = change === 'handed-over' || (formerPhotographer !== undefined && change !== 'taken-over')
  const mustApprove = party === 'photographer' && change === 'rescheduled' && booking.status === 'PENDING'
  await notify(
    tx,
    {
      userId,
      ...(apology
        ? bookingNotifications.apologized(booking, change, apology, note)
        : bookingNotifications.changed(booking, change, { before, item, ...(isNew && { photographer }) })),
      type: notificationTypes[change],
      action: mustApprove ? 'approve_booking' : 'view_booking',
      bookingId: booking.id,
    },
    mail,
  )
}
