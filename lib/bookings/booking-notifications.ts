import 'server-only'
import { findResponsiblePhotographers } from '@/lib/accounts/operations/find-responsible-photographers'
import type { Actor } from '@/lib/auth/actor'
import { countServices } from '@/lib/catalogue/rules'
import { markActionNotificationsRead } from '@/lib/notifications/operations/mark-action-notifications-read'
import { notify, notifyByEmail } from '@/lib/notifications/operations/notify'
import type { Transaction } from '@/lib/platform/db'
import { formatCents } from '@/lib/platform/money'
import type { NotificationType } from '@/prisma/generated/enums'
import { changeMail, requestMail } from './booking-mail'
import { whenOf } from './rules'
import { apologize } from './rules/absence'
import type { Absence, BookingItem, BookingState, Change, Party, StudioVoice } from './schema'

/** A booking as it is now, its two sides, and in whose name they hear of it. */
export type News = {
  booking: BookingItem
  clientUserId: string
  photographerUserId: string
  actor: Actor
  studio: StudioVoice
  /** Who photographed it before, by name, where that has changed. */
  formerPhotographer?: string
  /** Why it changed, where the photographer can't be there. */
  absence?: Absence
}

/** Tells both sides of a new booking: the client that it was received, the photographer that it waits for approval. */
export async function notifyOfRequest(tx: Transaction, news: News): Promise<void> {
  const { booking, studio } = news
  const subject = { bookingId: booking.id }
  await notify(
    tx,
    {
      ...subject,
      userId: news.clientUserId,
      title: 'Booking received',
      message: `${booking.address}, ${whenOf(booking)}.`,
      type: 'SUCCESS',
      action: 'view_booking',
    },
    requestMail(booking, 'client', studio),
  )
  await requestApproval(tx, news)
}

/** Asks the photographer of a pending booking for approval, with all there is to know about it. */
async function requestApproval(tx: Transaction, news: News): Promise<void> {
  const { booking, actor, studio, formerPhotographer } = news
  const moved = formerPhotographer ? { byName: actor.fullName, from: formerPhotographer } : undefined
  await notify(
    tx,
    {
      bookingId: booking.id,
      userId: news.photographerUserId,
      title: 'New booking request',
      message: `${booking.client.fullName} asks for ${countServices(booking.services.length)}: ${booking.address}, ${whenOf(booking)}.`,
      type: 'INFO',
      action: 'approve_booking',
    },
    requestMail(booking, 'photographer', studio, moved),
  )
}

const headlines: Record<Change, { title: string; type: NotificationType }> = {
  approved: { title: 'Booking confirmed', type: 'SUCCESS' },
  rescheduled: { title: 'Booking rescheduled', type: 'INFO' },
  'handed-over': { title: 'Booking moved to another photographer', type: 'INFO' },
  'taken-over': { title: 'A shoot was reassigned to you', type: 'INFO' },
  'new-photographer': { title: 'Your shoot has a new photographer', type: 'INFO' },
  cancelled: { title: 'Booking cancelled', type: 'WARNING' },
  completed: { title: 'Booking completed', type: 'SUCCESS' },
  'fee-waived': { title: 'Late fee waived', type: 'SUCCESS' },
}

/** Changes whose author gets a mail too: those that move the entry in their own calendar. */
const confirmedToAuthor: readonly Change[] = [
  'approved',
  'rescheduled',
  'handed-over',
  'taken-over',
  'cancelled',
]

/**
 * Tells both sides that a booking has changed. Who changed it gets a mail to keep, and no word in the bell.
 * @param before the old time of one that was moved
 */
export async function notifyOfChange(
  tx: Transaction,
  news: News,
  change: Change,
  before?: BookingState,
): Promise<void> {
  await markApprovalRequestRead(tx, news)
  for (const party of ['client', 'photographer'] as const) await notifyParty(tx, party, news, change, before)
}

/**
 * Tells both sides that a booking has moved to another time; one that went to another photographer, who has to approve
 * it, reaches them as a new request does.
 */
export async function notifyOfMove(tx: Transaction, news: News, before: BookingState): Promise<void> {
  const { booking, formerPhotographer, photographerUserId, actor } = news
  await markApprovalRequestRead(tx, news)
  await notifyParty(tx, 'client', news, 'rescheduled', before)
  const isRequest = formerPhotographer && booking.status === 'PENDING' && photographerUserId !== actor.userId
  if (isRequest) await requestApproval(tx, news)
  else await notifyParty(tx, 'photographer', news, 'rescheduled', before)
}

/** Tells the client, and who photographs it from now on, that a booking was handed over at its own time. */
export async function notifyOfNewPhotographer(tx: Transaction, news: News): Promise<void> {
  const { booking, photographerUserId, actor } = news
  await markApprovalRequestRead(tx, news)
  await notifyParty(tx, 'client', news, 'new-photographer')
  if (booking.status === 'PENDING' && photographerUserId !== actor.userId) await requestApproval(tx, news)
  else await notifyParty(tx, 'photographer', news, 'taken-over')
}

/**
 * Tells a photographer whose shoot went to a colleague.
 * @param news the booking as it was with them
 * @param toName who has it now
 */
export async function notifyOfReassignment(tx: Transaction, news: News, toName: string): Promise<void> {
  await notifyParty(tx, 'photographer', news, 'handed-over', undefined, toName)
}

/** Whatever changed, an earlier request is answered or out of date; one that still waits is asked for anew. */
async function markApprovalRequestRead(tx: Transaction, { booking }: News): Promise<void> {
  await markActionNotificationsRead(tx, { action: 'approve_booking', bookingId: booking.id })
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
  /** The disabled photographer whose booking it is, where the reader is a colleague. */
  standInFor?: string
  /** Gets nothing in the bell, which they can't open. */
  isByEmailOnly?: true
}

function clientOf({ clientUserId, booking }: News): Reader {
  return { userId: clientUserId, fullName: booking.client.fullName }
}

/**
 * Who hears of a change on the studio's side: its photographer, or all who may handle it once that account is disabled,
 * unless one of them has just done so. A disabled photographer hears of a cancellation all the same, and whoever a booking
 * was taken from of the reassignment: their calendars take the shoot out.
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
  reader: Reader,
  party: Party,
  news: News,
  { change, before, photographer }: { change: Change; before?: BookingState; photographer: string },
): Promise<void> {
  const { actor, booking, studio, formerPhotographer } = news
  const { userId, fullName, standInFor } = reader
  const isAuthor = userId === actor.userId
  const byName = isAuthor ? null : actor.fullName
  const { absence } = news
  const apology = absence && party === 'client' ? apologize(change, actor.fullName, photographer) : null
  const note = apology && absence?.note ? absence.note : null
  const mail = changeMail(
    booking,
    {
      ...{ change, fullName, byName, before, photographer, formerPhotographer: formerPhotographer ?? null },
      ...{ apology, note },
      ...(standInFor && { standInFor }),
    },
    studio,
  )
  if (reader.isByEmailOnly || (isAuthor && confirmedToAuthor.includes(change)))
    return notifyByEmail(tx, userId, mail)
  if (isAuthor) return
  const isNew = change === 'handed-over' || (formerPhotographer !== undefined && change !== 'taken-over')
  const mustApprove = party === 'photographer' && change === 'rescheduled' && booking.status === 'PENDING'
  await notify(
    tx,
    {
      userId,
      ...headlines[change],
      message: apology
        ? [`${booking.address}, ${whenOf(booking)}. ${apology}`, ...(note ? [note] : [])].join('\n')
        : messageOf(booking, { before, photographer, isNew }),
      action: mustApprove ? 'approve_booking' : 'view_booking',
      bookingId: booking.id,
    },
    mail,
  )
}

/** @param what.isNew whether the reader meets, or is handed to, another photographer than before */
function messageOf(
  booking: BookingItem,
  { before, photographer, isNew }: { before?: BookingState; photographer: string; isNew: boolean },
): string {
  const { address, lateFee, currency } = booking
  const whom = isNew ? ` The photographer is now ${photographer}.` : ''
  if (before) return `${address}: ${whenOf(booking)} instead of ${whenOf(before)}.${whom}`
  if (isNew) return `${address}, ${whenOf(booking)}.${whom}`
  const fee = lateFee?.state === 'DUE' ? ` A late fee of ${formatCents(lateFee.cents, currency)} is due.` : ''
  return `${address}, ${whenOf(booking)}.${fee}`
}
