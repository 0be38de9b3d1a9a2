import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { storeDetails } from '@/lib/booking/access-details/operations/store-details'
import { type News, notifyOfRequest } from '@/lib/booking/bookings/operations/notify-of-change'
import {
  type BookingRequest,
  type LocatedRequest,
  type OrderPrice,
  readOrder,
  readPrice,
} from '@/lib/booking/bookings/operations/price-order'
import { readChargeSettings } from '@/lib/booking/bookings/operations/read-charge-settings'
import { recordEvent } from '@/lib/booking/bookings/operations/record-event'
import { readTurnaround } from '@/lib/booking/bookings/queries/read-turnaround'
import { bookingWithParties, toBookingWithParties } from '@/lib/booking/bookings/queries/select-booking'
import { goLiveColumns } from '@/lib/booking/bookings/rules/go-live-columns'
import { type AgreedPayment, agreementOf } from '@/lib/booking/bookings/rules/payment-terms'
import { agreementChangedText, missingCardText } from '@/lib/booking/bookings/words/agreement'
import { closeBookedQuote } from '@/lib/booking/quotes/operations/close-booked-quote'
import { asSlotTaken, claimSlot, slotTaken } from '@/lib/calendar/availability/operations/claim-slot'
import { findRun } from '@/lib/calendar/availability/operations/find-run'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { saveCard } from '@/lib/catalog/cards/operations/save-card'
import type { PresentedCard } from '@/lib/catalog/cards/schema'
import { lockCoupon } from '@/lib/catalog/coupons/operations/apply-coupon'
import { ensureInvited } from '@/lib/people/accounts/operations/ensure-invited'
import { lockMembership } from '@/lib/people/brokerages/operations/lock-membership'
import { recordCoverage } from '@/lib/people/brokerages/operations/record-coverage'
import { bookableBy, canBook } from '@/lib/people/clients/policy'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { assertAgreedToDocuments } from '@/lib/studio/legal/operations/agree'
import { locateStudio } from '@/lib/studio/places/operations/locate-address'
import { locateProperty } from '@/lib/studio/places/operations/locate-property'
import { getStudio, type Studio } from '@/lib/studio/settings/queries/get-studio'

/** With its unpaid deposit and the card to charge it to, if it has one. */
export type CreatedBooking = { bookingId: string; deposit: { invoiceId: string; cardId: string } | null }

/** What bills the deposits of new bookings. */
export type Deposits = {
  /** Issues a deposit's invoice. Returns its id. */
  issue: (tx: Transaction, booked: News, agreement: AgreedPayment) => Promise<string>
  /** Returns the unpaid deposit of a booking that was made earlier. */
  findUnpaid: (bookingId: string) => Promise<CreatedBooking['deposit']>
}

/**
 * Books a shoot: in one transaction, creates the booking with its prices, claims its slots, saves its card, and notifies both
 * sides. Idempotent by idempotency key: a repeat returns the first booking. A photographer who books one of their own times
 * for a client needs no approval.
 * @param readCard called outside the transaction, and only once the request is otherwise acceptable; null without a card
 * @param deposits bills the deposit in the same transaction
 * @param clientId the profile of the client, if the actor books for one
 * @throws NotFoundError for a client whom the actor can't book for; AppError `slot-taken` when the time isn't free, `invalid`
 * for a service that isn't offered or a booking without a card, `conflict` when the client hasn't agreed to the studio's terms, or the total, what a brokerage pays, or the payment
 * terms differ from those shown to the client, or the photos would be too late to go live; FieldError for a coupon that can't be used
 */
export async function createBooking(
  actor: Actor,
  request: BookingRequest,
  readCard: () => PresentedCard | null | Promise<PresentedCard | null>,
  deposits: Deposits,
  clientId = actor.profileId,
): Promise<CreatedBooking> {
  if (clientId !== actor.profileId) await assertBookableFor(actor, clientId)
  else if (!canBook(actor)) throw new AppError('forbidden', 'Only clients can book shoots.')
  const parties = { actor, clientId }
  const studio = await getStudio()
  try {
    // In here, because a repeat returns its booking even if the terms have changed since.
    if (clientId === actor.profileId) await assertAgreedToDocuments(clientId)
    const property = await locateProperty(request.propertyAddress, request.property, studio)
    const studioBase = await locateStudio(studio)
    const order = { ...request, property, studioBase, turnaround: await readTurnaround(studio) }
    await assertBookable(parties, order, studio)
    const card = await readCard()
    return await db().$transaction((tx) => write(tx, parties, order, card, { studio, deposits }))
  } catch (error) {
    // An earlier or concurrent request with the same key may have taken the slot or the key.
    const repeated = await db().booking.findUnique({
      where: { clientId_idempotencyKey: { clientId, idempotencyKey: request.idempotencyKey } },
      select: { id: true },
    })
    if (repeated) return { bookingId: repeated.id, deposit: await deposits.findUnpaid(repeated.id) }
    throw asSlotTaken(error)
  }
}

/** Who books, and for whom: for themselves or, in the studio, for a client. */
type Parties = { actor: Actor; clientId: string }

async function assertBookableFor(actor: Actor, clientId: string): Promise<void> {
  const client = await db().profile.findFirst({
    where: { AND: [{ id: clientId }, bookableBy(actor)] },
    select: { id: true },
  })
  if (!client) throw new NotFoundError()
}

/** Rejects early, without locks, what `write` would reject. */
async function assertBookable(parties: Parties, request: LocatedRequest, studio: Studio): Promise<void> {
  const { actor, clientId } = parties
  const { services, minutes, needs, turnaround, membership } = await readOrder(
    db(),
    clientId,
    request,
    studio,
  )
  const visit = { slotId: request.slotId, minutes }
  const moment = { now: now(), timeZone: studio.timeZone }
  const run = await findRun(db(), { ...actor, ...needs }, visit, moment)
  if (!run) throw slotTaken()
  goLiveColumns(run, { ...request, turnaround }, moment)
  const { photographerId } = run
  const order = { clientId, photographerId, services, needs, membership }
  await assertAgreed(db(), parties, request, studio, await readPrice(db(), order, request, studio))
}

/**
 * Returns what the client agreed to, if anything: nobody agrees to charges in another's name, so a booking that the studio
 * makes for a client is paid by invoice.
 * @throws AppError `conflict` unless it's what the client was shown
 */
async function assertAgreed(
  tx: Pick<Transaction, 'clientTerms'>,
  { actor, clientId }: Parties,
  { agreedText }: LocatedRequest,
  studio: Studio,
  { total, tax, covered }: Pick<OrderPrice, 'total' | 'tax' | 'covered'>,
) {
  const { currency } = studio
  const price = {
    totalCents: total,
    taxCents: tax.estimatedTaxCents,
    coveredCents: covered,
    currency,
  }
  const charging = clientId === actor.profileId ? await readChargeSettings(tx, clientId, studio) : null
  const agreement = charging && agreementOf(charging, price)
  if ((agreement?.text ?? null) !== (agreedText ?? null)) throw new AppError('conflict', agreementChangedText)
  return agreement
}

async function write(
  tx: Transaction,
  parties: Parties,
  request: LocatedRequest,
  card: PresentedCard | null,
  { studio, deposits }: { studio: Studio; deposits: Deposits },
): Promise<CreatedBooking> {
  const { actor, clientId } = parties
  // A coupon for first orders locks the client too, who can be before or after the photographer in the order of ids.
  await lockCalendars(tx, { slotIds: [request.slotId], profileIds: request.couponCode ? [clientId] : [] })
  await lockMembership(tx, clientId)
  if (request.quoteId) await lockRow(tx, 'quote_requests', request.quoteId)
  const order = await readOrder(tx, clientId, request, studio)
  const { services, size, minutes, needs, turnaround, membership, quote } = order
  const bookingId = randomUUID()
  const isForClient = clientId !== actor.profileId
  if (isForClient) await ensureInvited(tx, actor, clientId)
  const visit = { bookingId, slotId: request.slotId, minutes }
  const moment = { now: now(), timeZone: studio.timeZone }
  const run = await claimSlot(tx, { ...actor, ...needs }, visit, moment)
  const priced = { clientId, photographerId: run.photographerId, services, needs, membership }
  await lockCoupon(tx, { ...request, clientId })
  const { total, travel, tax, sold, coupon, covered } = await readPrice(tx, priced, request, studio)
  const agreement = await assertAgreed(tx, parties, request, studio, { total, tax, covered })
  const isCovered = covered > 0 && covered === total + (tax.estimatedTaxCents ?? 0)
  const saved = card && (await saveCard(tx, actor, card))
  const shown = saved && { brand: saved.brand, last4: saved.last4 }
  if (!shown && !isForClient && !isCovered) throw new AppError('invalid', missingCardText)
  const row = await tx.booking.create({
    data: {
      id: bookingId,
      clientId,
      status: isForClient && run.photographerId === actor.profileId ? 'CONFIRMED' : 'PENDING',
      photographerId: run.photographerId,
      brokerageId: membership?.brokerageId ?? null,
      ...request.property,
      facing: request.facing ?? null,
      ...size,
      ...goLiveColumns(run, { ...request, turnaround }, moment),
      airspace: services.some(({ usesDrone }) => usesDrone) ? 'TO_CHECK' : null,
      shootDate: dateToDatabase(run.date),
      shootTime: timeToDatabase(run.startTime),
      shootEndTime: timeToDatabase(run.endTime),
      totalAmountCents: total,
      ...tax,
      travelMiles: travel?.miles ?? null,
      travelFeeCents: travel?.feeCents ?? 0,
      ...coupon,
      currency: studio.currency,
      freeCancelHours: studio.freeCancelHours,
      lateCancelFeeCents: studio.lateCancelFeeCents,
      specialInstructions: request.specialInstructions || null,
      cardId: saved?.id ?? null,
      ...(agreement && { agreement: { create: { ...agreement, ...shown, agreedAt: now() } } }),
      idempotencyKey: request.idempotencyKey,
      services: {
        create: sold.map(({ id, currency: _studios, packageId: _package, ...terms }, position) => ({
          ...terms,
          serviceId: id,
          position,
        })),
      },
    },
    select: bookingWithParties,
  })
  if (membership) await recordCoverage(tx, { bookingId, clientId, membership, coveredCents: covered })
  if (quote) await closeBookedQuote(tx, { quoteId: quote.id, bookingId })
  const made = toBookingWithParties(row)
  const booking = {
    ...made.booking,
    covered: membership && covered > 0 ? { brokerageName: membership.name, cents: covered } : null,
  }
  const news = { ...made, booking, actor, studio }
  await recordEvent(tx, { actorId: actor.profileId, kind: 'CREATED', before: null, after: news.booking })
  if (request.accessDetails) await storeDetails(tx, actor, bookingId, request.accessDetails)
  await notifyOfRequest(tx, news)
  const invoiceId = agreement && agreement.depositCents > 0 && (await deposits.issue(tx, news, agreement))
  return { bookingId, deposit: invoiceId && saved ? { invoiceId, cardId: saved.id } : null }
}
