import { randomUUID } from 'node:crypto'
import { invoiceNumber } from '@/lib/billing/invoices/rules/invoice-number'
import { toTaxPlace } from '@/lib/catalog/taxes/rules/place'
import { chooseTerms, defaultSettings } from '@/lib/photos/licenses/rules/choose-terms'
import { transferLine } from '@/lib/photos/transfers/words'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { dateOf } from '@/lib/platform/time/clock'
import type { Prisma, PrismaClient } from '@/prisma/generated/client'
import type { Room } from '@/prisma/generated/enums'
import { markedPaid, taxItems, toRows, totalsOf } from './invoices'
import type { Person } from './people'

type Scene = {
  now: Date
  timeZone: string
  photographer: Person
  /** The client whose latest deliveries are looked at the most. */
  client: Person
  other: Person
  /** The agent who takes over a listing of the other client. */
  newAgent: Person
}

const hourMs = 3_600_000
const includedPhotos = 4
const extraPhotoCents = 1_500

/** Seeds what clients did with their photos: favorites, change requests, a choice, and a listing that went to another agent. */
export async function seedClientActivity(database: PrismaClient, scene: Scene): Promise<void> {
  const { client, other } = scene
  const [latest, earlier] = await listPaid(database, client)
  for (const delivery of [latest, earlier]) if (delivery) await seedFavorites(database, delivery, client)
  if (latest) await seedChangeRequests(database, latest, scene)
  await seedChoice(database, scene)
  const listing = (await listPaid(database, other)).at(-1)
  if (listing) await seedTransfer(database, listing, scene)
}

const deliveryFields = {
  id: true,
  uploadedAt: true,
  totalPhotos: true,
  booking: {
    select: { id: true, clientId: true, propertyAddress: true, totalAmountCents: true, photographerId: true },
  },
  photos: { select: { id: true, room: true, position: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.MediaDeliverySelect
type Delivery = Prisma.MediaDeliveryGetPayload<{ select: typeof deliveryFields }>

/** Returns a client's paid deliveries, latest first. */
function listPaid(database: PrismaClient, { profileId: clientId }: Person): Promise<Delivery[]> {
  return database.mediaDelivery.findMany({
    where: { booking: { clientId }, invoices: { some: { status: 'COMPLETED' } } },
    orderBy: { uploadedAt: 'desc' },
    select: deliveryFields,
  })
}

async function seedFavorites(database: PrismaClient, { photos }: Delivery, { profileId }: Person) {
  const rooms: (Room | null)[] = ['LIVING_ROOM', 'KITCHEN', 'PRIMARY_BATHROOM']
  const favorites = rooms.flatMap((room) => photos.find((photo) => photo.room === room) ?? [])
  await database.photoFavorite.createMany({
    data: [...photos.slice(0, 1), ...favorites].map(({ id: photoId }) => ({ photoId, profileId })),
  })
}

/** A round of two requests: the studio has done one and is asked about the other. */
async function seedChangeRequests(
  database: PrismaClient,
  { id: deliveryId, photos }: Delivery,
  { now, client, photographer }: Scene,
): Promise<void> {
  const [kitchen, living] = (['KITCHEN', 'LIVING_ROOM'] as const).map((room) =>
    photos.find((photo) => photo.room === room),
  )
  if (!kitchen || !living) return
  const [sentAt, repliedAt] = [new Date(now.getTime() - 26 * hourMs), new Date(now.getTime() - 5 * hourMs)]
  const { id: roundId } = await database.revisionRound.create({
    data: { deliveryId, number: 1, idempotencyKey: randomUUID(), sentById: client.profileId, sentAt },
    select: { id: true },
  })
  const request = (text: string) => ({
    authorId: client.profileId,
    authorRole: 'CLIENT' as const,
    text,
    roundId,
    createdAt: new Date(sentAt.getTime() - hourMs),
  })
  await database.revisionThread.create({
    data: {
      photoId: kitchen.id,
      authorId: client.profileId,
      x: 0.55,
      y: 0.68,
      sentAt,
      resolvedAt: repliedAt,
      createdAt: sentAt,
      comments: {
        create: [
          request('The stools stand a little crooked. Could you line them up?'),
          {
            authorId: photographer.profileId,
            authorRole: 'PHOTOGRAPHER',
            text: 'Lined up with the edge of the island.',
            emailedAt: repliedAt,
            createdAt: repliedAt,
          },
        ],
      },
    },
  })
  await database.revisionThread.create({
    data: {
      photoId: living.id,
      authorId: client.profileId,
      x: 0.5,
      y: 0.42,
      sentAt,
      createdAt: sentAt,
      waitsFor: 'PHOTOGRAPHER',
      comments: { create: request('Could the view through the windows be a touch brighter?') },
    },
  })
  await database.deliveryEvent.create({
    data: {
      deliveryId,
      kind: 'ROUND_SENT',
      actorId: client.profileId,
      createdAt: sentAt,
      details: { photos: 2, round: 1 },
    },
  })
}

/** Lets the other client choose the photos of the latest unpaid delivery. They chose those included, and ponder one more. */
async function seedChoice(database: PrismaClient, { other }: Scene): Promise<void> {
  const delivery = await database.mediaDelivery.findFirst({
    where: {
      booking: { clientId: other.profileId, coverage: null },
      invoices: { every: { status: { in: ['PENDING', 'FAILED'] } } },
    },
    orderBy: { uploadedAt: 'desc' },
    select: deliveryFields,
  })
  if (!delivery) return
  const { id: deliveryId, photos, uploadedAt, booking } = delivery
  await database.mediaDelivery.update({
    where: { id: deliveryId },
    data: { includedPhotos, extraPhotoCents },
    select: { id: true },
  })
  const choose = (chosen: Delivery['photos'], choice: 'SOLD' | 'CHOSEN') =>
    database.photo.updateMany({ where: { id: { in: chosen.map(({ id }) => id) } }, data: { choice } })
  await choose(photos.slice(0, includedPhotos), 'SOLD')
  await choose(photos.slice(includedPhotos, includedPhotos + 1), 'CHOSEN')
  await database.deliveryEvent.createMany({
    data: [
      {
        deliveryId,
        kind: 'CHOICE_OFFERED',
        actorId: booking.photographerId,
        createdAt: uploadedAt,
        details: { included: includedPhotos },
      },
      {
        deliveryId,
        kind: 'PHOTOS_CHOSEN',
        actorId: other.profileId,
        details: { photos: includedPhotos, extra: 0 },
        createdAt: new Date(uploadedAt.getTime() + 3 * hourMs),
      },
    ],
  })
}

/** Sells the photos again, for half of what they were sold for, to an agent who has paid. */
async function seedTransfer(
  database: PrismaClient,
  { id: deliveryId, totalPhotos, booking }: Delivery,
  { now, timeZone, photographer, newAgent: { profileId: clientId } }: Scene,
): Promise<void> {
  const [createdAt, paidAt] = [new Date(now.getTime() - 20 * hourMs), new Date(now.getTime() - 3 * hourMs)]
  const on = dateOf(createdAt, timeZone)
  const license = chooseTerms(defaultSettings)
  const amountCents = Math.round((booking.totalAmountCents * defaultSettings.transferPercent) / 100)
  const createdById = photographer.profileId
  const { id: transferId } = await database.deliveryTransfer.create({
    data: {
      ...license,
      deliveryId,
      clientId,
      amountCents,
      createdById,
      createdAt,
      idempotencyKey: randomUUID(),
    },
    select: { id: true },
  })
  await database.deliveryEvent.create({
    data: { deliveryId, kind: 'TRANSFERRED', actorId: createdById, createdAt },
  })
  const { propertyAddress } = booking
  const place = toTaxPlace({ propertyAddress, propertyState: null, propertyZip: null })
  const lines = await taxItems(
    database,
    [{ kind: 'LICENSE', description: transferLine(totalPhotos), amountCents }],
    { clientId, place, on },
  )
  const year = Number(on.slice(0, 4))
  const { last } = await database.invoiceCounter.upsert({
    where: { year },
    create: { year, last: 1 },
    update: { last: { increment: 1 } },
  })
  await database.invoice.create({
    data: {
      transferId,
      clientId,
      bookingId: booking.id,
      createdAt,
      invoiceNumber: invoiceNumber('NL', year, last),
      dueOn: dateToDatabase(addDays(on, 14)),
      ...totalsOf(lines),
      taxState: place.state,
      taxZip: place.zip,
      lines: { create: toRows(lines) },
      status: 'COMPLETED',
      paidAt,
      paidMethod: 'BANK_TRANSFER',
      markedPaidById: createdById,
      soldLicense: { create: { ...license, photoCount: totalPhotos } },
      events: {
        create: [
          { kind: 'ISSUED', actorId: createdById, createdAt },
          markedPaid({ actorId: createdById, paidAt, method: 'BANK_TRANSFER', amountCents }),
        ],
      },
    },
  })
}
