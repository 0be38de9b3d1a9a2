import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { asSlotTaken, claimSlot } from '@/lib/availability/operations/claim-slot'
import { lockCalendars } from '@/lib/availability/operations/lock-calendars'
import { notifyOfRequest } from '@/lib/bookings/operations/notify-of-change'
import { recordEvent } from '@/lib/bookings/operations/record-event'
import { canBook } from '@/lib/bookings/policy'
import { bookingFields, toBookingItem } from '@/lib/bookings/queries/select-booking'
import type { BookShoot, StudioVoice } from '@/lib/bookings/schema'
import { priceChangedText } from '@/lib/bookings/words/wizard'
import { saveCard } from '@/lib/cards/operations/save-card'
import type { PresentedCard } from '@/lib/cards/schema'
import { totalCents, visitMinutes } from '@/lib/catalog/rules/services'
import { noLongerOffered } from '@/lib/catalog/words'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/calendar-date'
import { now } from '@/lib/platform/clock'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries/get-studio'
import type { CancellationPolicy } from '@/lib/studio/rules/cancellation'

export type CreatedBooking = { bookingId: string }

/**
 * Books a shoot: in one transaction, creates the booking with its prices, claims its slots, and notifies both sides.
 * Idempotent by idempotency key: a repeat returns the first booking.
 * @param card already read back from Stripe, or the id of a saved card
 * @throws AppError `slot-taken` when the time isn't free, `invalid` for a service that isn't offered, `conflict` when the
 * total differs from the one shown to the client
 */
export async function createBooking(
  actor: Actor,
  input: Omit<BookShoot, 'card'>,
  card: PresentedCard,
): Promise<CreatedBooking> {
  if (!canBook(actor)) throw new AppError('forbidden', 'Only clients can book shoots.')
  const studio = await getStudio()
  try {
    return await db().$transaction((tx) => write(tx, actor, input, card, studio))
  } catch (error) {
    const repeated = brokenConstraint(error) && (await findRequest(db(), actor, input.idempotencyKey))
    if (repeated) return repeated
    throw asSlotTaken(error)
  }
}

/** Returns the booking that an earlier request with this key created, if any. */
export async function findRequest(
  tx: Pick<Transaction, 'booking'>,
  actor: Actor,
  idempotencyKey: string,
): Promise<CreatedBooking | null> {
  const booking = await tx.booking.findUnique({
    where: { clientId_idempotencyKey: { clientId: actor.profileId, idempotencyKey } },
    select: { id: true },
  })
  return booking && { bookingId: booking.id }
}

async function write(
  tx: Transaction,
  actor: Actor,
  input: Omit<BookShoot, 'card'>,
  card: PresentedCard,
  studio: StudioVoice & CancellationPolicy,
): Promise<CreatedBooking> {
  await lockCalendars(tx, { slotIds: [input.slotId] })
  // Checked under the lock, so that the second of two concurrent requests sees the booking of the first.
  const repeated = await findRequest(tx, actor, input.idempotencyKey)
  if (repeated) return repeated
  const services = await readServices(tx, input.serviceIds)
  const total = totalCents(services)
  const inStudioCurrency = services.every(({ currency }) => currency === studio.currency)
  const wasShown =
    inStudioCurrency &&
    total === input.shownTotalCents &&
    (input.shownCurrency ?? studio.currency) === studio.currency
  if (!wasShown) throw new AppError('conflict', priceChangedText(total, studio.currency))
  const bookingId = randomUUID()
  const visit = { bookingId, slotId: input.slotId, minutes: visitMinutes(services) }
  const run = await claimSlot(tx, actor, visit, { now: now(), timeZone: studio.timeZone })
  const row = await tx.booking.create({
    data: {
      id: bookingId,
      clientId: actor.profileId,
      photographerId: run.photographerId,
      propertyAddress: input.propertyAddress,
      shootDate: dateToDatabase(run.date),
      shootTime: timeToDatabase(run.startTime),
      shootEndTime: timeToDatabase(run.endTime),
      totalAmountCents: total,
      currency: studio.currency,
      freeCancelHours: studio.freeCancelHours,
      lateCancelFeeCents: studio.lateCancelFeeCents,
      specialInstructions: input.specialInstructions || null,
      cardId: await saveCard(tx, actor, card),
      idempotencyKey: input.idempotencyKey,
      services: {
        create: services.map(({ id, name, priceCents, durationMinutes }, position) => ({
          serviceId: id,
          name,
          priceCents,
          durationMinutes,
          position,
        })),
      },
    },
    select: {
      ...bookingFields,
      photographer: { select: { ...bookingFields.photographer.select, userId: true } },
    },
  })
  const booking = toBookingItem(row)
  await recordEvent(tx, { actorId: actor.profileId, kind: 'CREATED', before: null, after: booking })
  await notifyOfRequest(tx, {
    booking,
    clientUserId: actor.userId,
    photographerUserId: row.photographer.userId,
    actor,
    studio,
  })
  return { bookingId: booking.id }
}

/** Returns the chosen services at current prices, in the catalog's order. */
async function readServices(tx: Transaction, ids: readonly string[]) {
  const chosen = [...new Set(ids)]
  const services = await tx.service.findMany({
    where: { id: { in: chosen } },
    select: { id: true, name: true, priceCents: true, currency: true, durationMinutes: true, active: true },
    orderBy: [{ position: 'asc' }, { name: 'asc' }],
  })
  const withdrawn = services.filter((service) => !service.active).map(({ name }) => name)
  if (withdrawn.length > 0 || services.length !== chosen.length) {
    const message = noLongerOffered(withdrawn)
    throw new AppError('invalid', message, { serviceIds: [message] })
  }
  return services
}
