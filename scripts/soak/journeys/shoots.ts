import { randomUUID } from 'node:crypto'
import { uploadPhoto } from '@/bench/support/upload.mjs'
import { addCardsAtStripe } from '@/e2e/support/bulk-data'
import type { Person } from '@/e2e/support/people'
import { forClient } from '@/lib/booking/bookings/rules/charge-settings'
import { agreementOf } from '@/lib/booking/bookings/rules/payment-terms'
import { makeJpeg } from '@/lib/photos/deliveries/deliveries.fixture'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import type { PrismaClient } from '@/prisma/generated/client'
import type { SoakPortal } from '@/scripts/soak/soak-portal'
import type { Visitor, Visitors } from './visitors'

export const priceCents = 29_900
const price = ['USD', '299.00']

/** Within the year for which a cancellation can be late. */
const daysAhead = 100

/** A booked shoot, with who takes part in it. */
export type Shoot = {
  bookingKey: string
  bookingId: string
  client: Visitor<Person>
  photographer: Visitor<Person>
}

type Booking = {
  /** By default a new one. */
  client?: Visitor<Person>
  /** Whether the client pays a deposit, as the studio's terms say; otherwise, they pay by invoice. */
  paysDeposit?: boolean
  /** Whether a brokerage pays for all of it, without a card. */
  isCovered?: boolean
}

/** Books shoots and sends their photos. */
export function openShoots(portal: SoakPortal, database: PrismaClient, visitors: Visitors) {
  const { persist, persistUntil, call, signIn } = visitors

  const makeClient = () => persist('sign a client in', () => signIn('CLIENT'))

  async function prepare({ client: known, paysDeposit = false, isCovered = false }: Booking) {
    const client = known ?? (await signIn('CLIENT'))
    const photographer = await signIn('PHOTOGRAPHER')
    const clientId = client.person.profileId
    if (!paysDeposit) {
      const terms = { clientId, paysByInvoice: true }
      await database.clientTerms.upsert({ where: { clientId }, create: terms, update: terms })
    }
    const cards = isCovered ? null : await addCardsAtStripe(database, portal.sandboxUrl, [client.person])
    const slot = await database.availabilitySlot.create({
      data: {
        photographerId: photographer.person.profileId,
        date: dateToDatabase(addDays(todayIn('America/New_York'), daysAhead)),
        startTime: timeToDatabase('08:00'),
        endTime: timeToDatabase('12:00'),
      },
    })
    return { client, photographer, card: cards?.get(client.person), slotId: slot.id }
  }

  async function book(booking: Booking = {}): Promise<Shoot> {
    const { client, photographer, card, slotId } = await persist('prepare', () => prepare(booking))
    const bookingKey = randomUUID()
    const agreedText = await persist('read the terms', () => readAgreement(booking))
    const { bookingId } = await persist('book', () =>
      call<{ bookingId: string }>(client, 'bookShootAction', {
        idempotencyKey: bookingKey,
        slotId,
        serviceIds: ['photo_shoot'],
        shownTotalCents: priceCents,
        propertyAddress: '1418 Alder Ridge Lane, Asheville, NC 28804',
        specialInstructions: '',
        ...(booking.isCovered && { shownCoveredCents: priceCents }),
        ...(agreedText && { agreedText }),
        ...(card && { card }),
      }),
    )
    return { bookingKey, bookingId, client, photographer }
  }

  /** Returns what the client agrees to, as the booking page shows it. */
  async function readAgreement({ paysDeposit, isCovered }: Booking) {
    const studio = await database.studioSettings.findUniqueOrThrow({ where: { id: 1 } })
    const coveredCents = isCovered ? priceCents : 0
    const shown = { totalCents: priceCents, taxCents: 0, coveredCents, currency: studio.currency }
    return agreementOf(forClient(studio, !paysDeposit), shown)?.text
  }

  async function approve({ bookingId, photographer }: Shoot) {
    const isApproved = async () =>
      (await database.booking.findUniqueOrThrow({ where: { id: bookingId } })).status !== 'PENDING'
    await persistUntil('approve', isApproved, () => call(photographer, 'approveBookingAction', { bookingId }))
  }

  /** Approves a booking and sends its photos. Returns the main invoice, which bills the client. */
  async function deliver(shoot: Shoot, terms: Record<string, unknown> = {}): Promise<string> {
    await approve(shoot)
    const { bookingId, photographer } = shoot
    const photo = await makeJpeg()
    const fileIds: string[] = []
    for (const name of ['one.jpg', 'two.jpg']) {
      const file = new File([Uint8Array.from(photo)], name, { type: 'image/jpeg' })
      fileIds.push(await persist('upload', () => uploadPhoto(portal.url, photographer.cookie, file)))
    }
    const sendKey = randomUUID()
    await persist('send photos', () =>
      call(photographer, 'sendPhotosAction', {
        idempotencyKey: sendKey,
        bookingId,
        fullFileIds: fileIds,
        previewFileIds: fileIds.slice(0, 1),
        googleDriveLink: 'https://drive.google.com/drive/folders/soak',
        amount: price,
        deliveryInstructions: '',
        completesShoot: true,
        ...terms,
      }),
    )
    return findInvoice(bookingId)
  }

  /** Returns the newest main invoice of a booking that isn't void. */
  async function findInvoice(bookingId: string): Promise<string> {
    const { id } = await persist('find the invoice', () =>
      database.invoice.findFirstOrThrow({
        where: { bookingId, depositCents: { lte: 0 }, shareOfId: null, status: { not: 'VOID' } },
        orderBy: { createdAt: 'desc' },
        select: { id: true },
      }),
    )
    return id
  }

  return { makeClient, book, approve, deliver, findInvoice }
}
export type Shoots = ReturnType<typeof openShoots>
