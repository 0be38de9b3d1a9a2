import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { asSlotTaken, claimSlot, slotTaken } from '@/lib/availability/operations/claim-slot'
import { findRun } from '@/lib/availability/operations/find-run'
import { lockCalendars } from '@/lib/availability/operations/lock-calendars'
import { notifyOfRequest } from '@/lib/bookings/operations/notify-of-change'
import { recordEvent } from '@/lib/bookings/operations/record-event'
import { canBook } from '@/lib/bookings/policy'
import { bookingWithParties, toBookingWithParties } from '@/lib/bookings/queries/select-booking'
import type { BookShoot } from '@/lib/bookings/schema'
import { priceChangedText } from '@/lib/bookings/words/wizard'
import { saveCard } from '@/lib/cards/operations/save-card'
import type { PresentedCard } from '@/lib/cards/schema'
import { readChosenServices } from '@/lib/catalog/operations/read-chosen-services'
import { totalCents, visitMinutes } from '@/lib/catalog/rules/services'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/calendar-date'
import { now } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { getStudio, type Studio } from '@/lib/studio/queries/get-studio'

export type CreatedBooking = { bookingId: string }

type Request = Omit<BookShoot, 'card'>

/**
 * Books a shoot: in one transaction, creates the booking with its prices, claims its slots, saves its card, and notifies both
 * sides. Idempotent by idempotency key: a repeat returns the first booking.
 * @param readCard called outside the transaction, and only once the request is otherwise acceptable
 * @throws AppError `slot-taken` when the time isn't free, `invalid` for a service that isn't offered, `conflict` when the
 * total differs from the one shown to the client
 */
export async function createBooking(
  actor: Actor,
  request: Request,
  readCard: () => PresentedCard | Promise<PresentedCard>,
): Promise<CreatedBooking> {
  if (!canBook(actor)) throw new AppError('forbidden', 'Only clients can book shoots.')
  const studio = await getStudio()
  try {
    await assertBookable(actor, request, studio)
    const card = await readCard()
    return await db().$transaction((tx) => write(tx, actor, request, card, studio))
  } catch (error) {
    // An earlier or concurrent request with the same key may have taken the slot or the key.
    const repeated = await db().booking.findUnique({
      where: {
        clientId_idempotencyKey: { clientId: actor.profileId, idempotencyKey: request.idempotencyKey },
      },
      select: { id: true },
    })
    if (repeated) return { bookingId: repeated.id }
    throw asSlotTaken(error)
  }
}

/** Rejects early, without locks, what `write` would reject. */
async function assertBookable(actor: Actor, request: Request, studio: Studio): Promise<void> {
  const { minutes } = await readOrder(db(), request, studio)
  const visit = { slotId: request.slotId, minutes }
  if (!(await findRun(db(), actor, visit, { now: now(), timeZone: studio.timeZone }))) throw slotTaken()
}

async function write(
  tx: Transaction,
  actor: Actor,
  request: Request,
  card: PresentedCard,
  studio: Studio,
): Promise<CreatedBooking> {
  await lockCalendars(tx, { slotIds: [request.slotId] })
  const { services, total, minutes } = await readOrder(tx, request, studio)
  const bookingId = randomUUID()
  const visit = { bookingId, slotId: request.slotId, minutes }
  const run = await claimSlot(tx, actor, visit, { now: now(), timeZone: studio.timeZone })
  const row = await tx.booking.create({
    data: {
      id: bookingId,
      clientId: actor.profileId,
      photographerId: run.photographerId,
      propertyAddress: request.propertyAddress,
      shootDate: dateToDatabase(run.date),
      shootTime: timeToDatabase(run.startTime),
      shootEndTime: timeToDatabase(run.endTime),
      totalAmountCents: total,
      currency: studio.currency,
      freeCancelHours: studio.freeCancelHours,
      lateCancelFeeCents: studio.lateCancelFeeCents,
      specialInstructions: request.specialInstructions || null,
      cardId: await saveCard(tx, actor, card),
      idempotencyKey: request.idempotencyKey,
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
    select: bookingWithParties,
  })
  const news = { ...toBookingWithParties(row), actor, studio }
  await recordEvent(tx, { actorId: actor.profileId, kind: 'CREATED', before: null, after: news.booking })
  await notifyOfRequest(tx, news)
  return { bookingId }
}

/** Returns what the client orders. @throws AppError `conflict` unless they were shown its total */
async function readOrder(tx: Pick<Transaction, 'service'>, request: Request, { currency }: Studio) {
  const services = await readChosenServices(tx, request.serviceIds, 'serviceIds')
  const total = totalCents(services)
  const wasShown =
    services.every((service) => service.currency === currency) &&
    total === request.shownTotalCents &&
    (request.shownCurrency ?? currency) === currency
  if (!wasShown) throw new AppError('conflict', priceChangedText(total, currency))
  return { services, total, minutes: visitMinutes(services) }
}
