import { randomUUID } from 'node:crypto'
import { deletePortfolioItems } from '@/e2e/support/delete-portfolio-items'
import { addOwnerRecords } from '@/e2e/support/owner-records'
import { makePerson, type Person } from '@/e2e/support/people'
import { addStoredCard } from '@/e2e/support/stored-card'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import type { PrismaClient } from '@/prisma/generated/client'
import type { BookingStatus } from '@/prisma/generated/enums'

const hours = { startTime: timeToDatabase('09:00'), endTime: timeToDatabase('12:00') }
const day = (offset: number) => dateToDatabase(addDays(todayIn('America/New_York'), offset))

/** Every slot gets its own day, so that a photographer's slots never overlap however often this runs. */
let nextDay = 400

type Parties = { database: PrismaClient; client: Person; photographer: Person }

/** The ids of one record of every kind that a client and a photographer share, as endpoints receive them. */
export type Records = Awaited<ReturnType<typeof makeRecords>>

/** Creates new records, so that a test may change or delete all of them. */
export async function makeRecords(database: PrismaClient, client: Person, photographer: Person) {
  const parties = { database, client, photographer }
  const [slots, shoots, delivery, hiddenPages, conversation, studioRecords, applicant, accounts, owners] =
    await Promise.all([
      make(addSlots, parties),
      make(addShoots, parties),
      make(addDelivery, parties),
      make(addHiddenPages, parties),
      make(addConversation, parties),
      make(addStudioRecords, parties),
      make(addApplicant, parties),
      make(addAccounts, parties),
      make(addOwnerRecords, parties),
    ])
  return {
    ...slots,
    ...shoots,
    ...delivery,
    ...hiddenPages,
    ...conversation,
    ...studioRecords,
    ...applicant,
    ...accounts,
    ...owners,
    photographerProfileId: photographer.profileId,
  }
}

type Maker<Made> = (parties: Parties) => Promise<Made>

/** Which maker makes a record, as known once it has made one. */
const makerOf = new Map<string, Maker<object>>()

async function make<Made extends object>(maker: Maker<Made>, parties: Parties): Promise<Made> {
  const made = await maker(parties)
  for (const name of Object.keys(made)) makerOf.set(name, maker)
  return made
}

/** Returns the names of what a function reads of the records that it gets. */
export function namesReadBy<Named extends object>(use: (records: Named) => unknown): Set<string> {
  const names = new Set<string>()
  const watched = new Proxy({} as Named, {
    get(_target, name) {
      names.add(String(name))
      return String(name)
    },
  })
  use(watched)
  return names
}

/** Creates new records as `makeRecords` does, but only those of these names, and the others made with them. */
export async function makeRecordsFor(
  names: ReadonlySet<string>,
  { database, client, photographer }: Parties,
): Promise<Records> {
  if (makerOf.size === 0) return makeRecords(database, client, photographer)
  const makers = new Set([...names].flatMap((name) => makerOf.get(name) ?? []))
  const made = await Promise.all([...makers].map((maker) => maker({ database, client, photographer })))
  return Object.assign({ photographerProfileId: photographer.profileId }, ...made)
}

async function addSlots({ database, photographer: { profileId } }: Parties) {
  const free = await database.availabilitySlot.create({
    data: { photographerId: profileId, date: day(nextDay++), ...hours },
  })
  const pattern = await database.weeklyPattern.create({
    data: {
      photographerId: profileId,
      weekdays: [1],
      slotMinutes: 60,
      fromDate: day(400),
      untilDate: day(407),
      ...hours,
    },
  })
  const calendar = await database.externalCalendar.create({
    // Sealed with no key, so that reading it fails without connecting anywhere.
    data: {
      photographerId: profileId,
      name: 'Home',
      sealedAddress: 'none',
      host: 'example.com',
      addressEnd: '.ics',
      // Not due, so that no job changes it during a test.
      nextReadAt: day(400),
    },
  })
  return { freeSlotId: free.id, patternId: pattern.id, calendarId: calendar.id }
}

/** Adds upcoming shoots: one confirmed with an unpaid invoice, one pending, and one cancelled with a late fee. */
async function addShoots(parties: Parties) {
  const { database, client } = parties
  const confirmed = await addShoot(parties, 'CONFIRMED')
  const pending = await addShoot(parties, 'PENDING')
  const late = await addShoot(parties, 'CANCELLED')
  await database.booking.update({
    where: { id: late.id },
    data: { lateFeeCents: 5000, lateFeeState: 'DUE' },
  })
  const invoice = await database.invoice.create({
    data: {
      invoiceNumber: `TEST-${randomUUID().slice(0, 8)}`,
      bookingId: confirmed.id,
      clientId: client.profileId,
      amountCents: 29_900,
      dueOn: day(14),
    },
  })
  const failedRefund = await database.refund.create({
    data: {
      invoiceId: invoice.id,
      stripePaymentId: `pi_${randomUUID()}`,
      amountCents: 29_900,
      state: 'FAILED',
      failureCode: 'no_response',
      failedAt: new Date(),
    },
  })
  const contact = await database.bookingContact.create({
    data: {
      bookingId: confirmed.id,
      name: 'Ada Assist',
      email: `${randomUUID().slice(0, 8)}@example.test`,
      kind: 'ASSISTANT',
      notices: ['CONFIRMED'],
    },
  })
  const card = await addStoredCard(database, client.profileId)
  return {
    bookingId: confirmed.id,
    contactId: contact.id,
    pendingBookingId: pending.id,
    lateBookingId: late.id,
    invoiceId: invoice.id,
    failedRefundId: failedRefund.id,
    storedCardId: card.id,
  }
}

async function addShoot({ database, client, photographer }: Parties, status: BookingStatus) {
  const date = status === 'COMPLETED' ? day(-9) : day(nextDay++)
  return database.booking.create({
    data: {
      client: { connect: { id: client.profileId } },
      photographer: { connect: { id: photographer.profileId } },
      propertyAddress: `${randomUUID().slice(0, 8)} Alder Ridge Lane, Asheville, NC 28804`,
      shootDate: date,
      shootTime: hours.startTime,
      shootEndTime: hours.endTime,
      totalAmountCents: 29_900,
      status,
      idempotencyKey: randomUUID(),
      ...((status === 'PENDING' || status === 'CONFIRMED') && {
        claims: {
          create: { slot: { create: { photographerId: photographer.profileId, date, ...hours } } },
        },
      }),
    },
  })
}

/** Adds a past shoot that is delivered and paid for, with one full photo, and an upload without a delivery. */
async function addDelivery(parties: Parties) {
  const { database } = parties
  const booking = await addShoot(parties, 'COMPLETED')
  const original = await addFile(parties, 'PHOTO_ORIGINAL')
  const delivery = await database.mediaDelivery.create({
    data: {
      bookingId: booking.id,
      fileName: 'alder-ridge.zip',
      fileType: 'image/jpeg',
      totalPhotos: 1,
      googleDriveLink: 'https://drive.google.com/drive/folders/isolation',
      idempotencyKey: randomUUID(),
      // READY, because a scheduled job would mark a waiting photo without a job as failed.
      photos: {
        create: {
          originalFileId: original.id,
          name: original.name,
          position: 0,
          state: 'READY',
          width: 6000,
          height: 4000,
          alterations: ['SKY_REPLACED'],
        },
      },
      invoices: {
        create: {
          invoiceNumber: `TEST-${randomUUID().slice(0, 8)}`,
          bookingId: booking.id,
          clientId: parties.client.profileId,
          amountCents: 29_900,
          dueOn: day(14),
          status: 'COMPLETED',
          paidAt: new Date(),
          paidMethod: 'TEST',
        },
      },
    },
    select: { id: true, photos: { select: { id: true } } },
  })
  const photoId = delivery.photos[0]?.id ?? ''
  for (const kind of ['TILE', 'SCREEN'] as const) {
    const file = await addFile(parties, 'PHOTO_DERIVATIVE')
    await database.photoDerivative.create({
      data: { photoId, kind, fileId: file.id, width: 900, height: 600 },
    })
  }
  const transfer = await database.deliveryTransfer.create({
    data: {
      deliveryId: delivery.id,
      recipientName: 'Nia New',
      recipientEmail: `${randomUUID().slice(0, 8)}@example.test`,
      amountCents: 14_900,
      kind: 'LISTING',
      text: 'For this listing.',
      idempotencyKey: randomUUID(),
    },
    select: { id: true },
  })
  const tour = await database.virtualTour.create({
    data: { deliveryId: delivery.id, url: 'https://my.matterport.com/show/?m=isolation' },
    select: { id: true },
  })
  const addMedium = async (sentWith: string | null) => {
    const { id: fileId } = await addFile(parties, 'MEDIA_ORIGINAL')
    // Otherwise the delivery's ZIP would wait for it.
    await database.storedFile.update({ where: { id: fileId }, data: { crc32: 1 }, select: { id: true } })
    return database.mediaFile.create({
      data: { kind: 'DOCUMENT', deliveryId: sentWith, fileId },
      select: { id: true },
    })
  }
  const film = await addMedium(delivery.id)
  await database.mediaFile.update({
    where: { id: film.id },
    data: {
      kind: 'FILM',
      durationMs: 1000,
      width: 640,
      height: 360,
      isPlayable: true,
      captions: { create: { text: 'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nWelcome\n' } },
    },
  })
  const openHouseId = randomUUID()
  const page = await addPage(database, { deliveryId: delivery.id, openHouseId, published: true })
  const inquiry = await database.propertyInquiry.create({
    data: {
      pageId: page.id,
      idempotencyKey: randomUUID(),
      fullName: 'Helen Ashworth',
      email: 'helen@ashworth.test',
      message: 'Is it free?',
    },
  })
  // The same for everyone.
  const { id: mlsProfileId } = await database.mlsProfile.findFirstOrThrow({
    where: { preset: 'universal' },
    select: { id: true },
  })
  return {
    mlsProfileId,
    deliveredBookingId: booking.id,
    deliveryId: delivery.id,
    transferId: transfer.id,
    tourId: tour.id,
    mediaId: (await addMedium(delivery.id)).id,
    filmId: film.id,
    unsentMediaId: (await addMedium(null)).id,
    discardedMediaId: (await addMedium(null)).id,
    photoId,
    ...(await addRevisions(parties, photoId)),
    pageId: page.id,
    pageSlug: page.slug,
    inquiryId: inquiry.id,
    openHouseId,
    fileId: (await addFile(parties, 'PHOTO_ORIGINAL')).id,
  }
}

/** Adds a thread that was sent, with another request that wasn't, and a version that waits for the client. */
async function addRevisions(parties: Parties, photoId: string) {
  const { database, client } = parties
  const author = { authorId: client.profileId, authorRole: 'CLIENT' } as const
  const thread = await database.revisionThread.create({
    data: {
      photoId,
      authorId: client.profileId,
      x: 0.5,
      y: 0.5,
      sentAt: new Date(),
      waitsFor: 'PHOTOGRAPHER',
      comments: {
        create: [
          { ...author, text: 'Remove the hose' },
          { ...author, text: 'And the bin', isDraft: true },
        ],
      },
    },
    select: { id: true, comments: { where: { isDraft: true }, select: { id: true } } },
  })
  const file = await addFile(parties, 'PHOTO_ORIGINAL')
  const version = await database.photoVersion.create({
    data: {
      photoId,
      number: 2,
      originalFileId: file.id,
      name: file.name,
      state: 'READY',
      batchId: randomUUID(),
    },
    select: { id: true },
  })
  return { threadId: thread.id, draftCommentId: thread.comments[0]?.id ?? '', versionId: version.id }
}

/**
 * Adds property pages that nobody may see: one taken down, one expired, and one whose photos were refunded; and a public one whose
 * photo the client didn't choose.
 */
async function addHiddenPages(parties: Parties) {
  const takenDown = await addHiddenPage(parties, { published: false })
  const expired = await addHiddenPage(parties, { published: true, expiresOn: day(-1) })
  const unpaid = await addHiddenPage(parties, { published: true }, 'REFUNDED')
  const choice = { includedPhotos: 3, extraPhotoCents: 1500 }
  const unchosen = await addHiddenPage(parties, { published: true }, 'COMPLETED', choice)
  return {
    takenDownPageId: takenDown.id,
    takenDownSlug: takenDown.slug,
    takenDownPhotoId: takenDown.photoId,
    expiredPageId: expired.id,
    expiredSlug: expired.slug,
    expiredPhotoId: expired.photoId,
    unpaidPageId: unpaid.id,
    unpaidSlug: unpaid.slug,
    unpaidPhotoId: unpaid.photoId,
    unchosenPageId: unchosen.id,
    unchosenDeliveryId: unchosen.deliveryId,
    unchosenPhotoId: unchosen.photoId,
    // Each has the same open house.
    hiddenOpenHouseId,
  }
}

const hiddenOpenHouseId = randomUUID()

async function addHiddenPage(
  parties: Parties,
  page: { published: boolean; expiresOn?: Date },
  status: 'COMPLETED' | 'REFUNDED' = 'COMPLETED',
  choice: { includedPhotos?: number; extraPhotoCents?: number } = {},
) {
  const booking = await addShoot(parties, 'COMPLETED')
  const original = await addFile(parties, 'PHOTO_ORIGINAL')
  const file = await addFile(parties, 'PHOTO_DERIVATIVE')
  const { id: deliveryId, photos } = await parties.database.mediaDelivery.create({
    data: {
      bookingId: booking.id,
      fileName: 'hidden.zip',
      ...choice,
      fileType: 'image/jpeg',
      totalPhotos: 1,
      googleDriveLink: 'https://drive.google.com/drive/folders/hidden',
      idempotencyKey: randomUUID(),
      photos: {
        create: {
          originalFileId: original.id,
          name: original.name,
          position: 0,
          state: 'READY',
          width: 6000,
          height: 4000,
          derivatives: { create: { kind: 'SCREEN', fileId: file.id, width: 900, height: 600 } },
        },
      },
      invoices: {
        create: {
          invoiceNumber: `TEST-${randomUUID().slice(0, 8)}`,
          bookingId: booking.id,
          clientId: parties.client.profileId,
          amountCents: 29_900,
          dueOn: day(14),
          status,
          paidAt: new Date(),
          paidMethod: 'TEST',
        },
      },
    },
    select: { id: true, photos: { select: { id: true } } },
  })
  const made = await addPage(parties.database, { deliveryId, openHouseId: hiddenOpenHouseId, ...page })
  return { ...made, deliveryId, photoId: photos[0]?.id ?? '' }
}

async function addPage(
  database: PrismaClient,
  { openHouseId, ...page }: { deliveryId: string; openHouseId: string; published: boolean; expiresOn?: Date },
) {
  const openHouse = { id: openHouseId, date: '2099-06-13', startTime: '13:00', endTime: '15:00' }
  const agent = { name: 'Robin Reed', phone: '', email: '', company: '', license: '', showsPhoto: true }
  const slug = `alder-ridge-lane-${randomUUID()}`
  return database.propertyPage.create({
    data: { slug, content: { openHouses: [openHouse], agent }, ...page },
    select: { id: true, slug: true },
  })
}

function addFile(
  { database, photographer }: Parties,
  purpose:
    | 'PHOTO_ORIGINAL'
    | 'PHOTO_DERIVATIVE'
    | 'MEDIA_ORIGINAL'
    | 'PORTFOLIO'
    | 'PORTFOLIO_VARIANT'
    | 'MESSAGE_ATTACHMENT',
) {
  return database.storedFile.create({
    data: {
      key: `test-${randomUUID()}`,
      purpose,
      name: 'photo',
      // Storage has no such file. Raw photos are never processed, so nothing reads it.
      contentType: purpose === 'PHOTO_ORIGINAL' ? 'image/x-adobe-dng' : 'image/jpeg',
      sizeBytes: 1000,
      uploaderId: photographer.profileId,
    },
  })
}

/** Adds a conversation assigned to the photographer, with an attachment, and an unread notification of the client. */
async function addConversation(parties: Parties) {
  const { database, client, photographer } = parties
  const file = await addFile(parties, 'MESSAGE_ATTACHMENT')
  const conversation = await database.conversation.create({
    data: {
      subject: 'Twilight shots',
      clientId: client.profileId,
      assigneeId: photographer.profileId,
      messages: {
        create: {
          senderId: client.profileId,
          message: 'Is the pool lit?',
          idempotencyKey: randomUUID(),
          attachments: { create: { fileId: file.id, position: 0 } },
        },
      },
    },
    select: { id: true, messages: { select: { attachments: { select: { id: true } } } } },
  })
  const notification = await database.notification.create({
    data: { userId: client.userId, title: 'Booking confirmed', message: 'See you there.', type: 'INFO' },
  })
  return {
    conversationId: conversation.id,
    attachmentId: conversation.messages[0]?.attachments[0]?.id ?? '',
    notificationId: notification.id,
  }
}

/**
 * Adds records that every photographer can manage: an unpublished portfolio project with an image, a service, a quote
 * request and so on.
 */
async function addStudioRecords(parties: Parties) {
  const { database } = parties
  const file = await addFile(parties, 'PORTFOLIO')
  const variantFile = await addFile(parties, 'PORTFOLIO_VARIANT')
  const variant = { format: 'AVIF', width: 480, fileId: variantFile.id } as const
  const item = await database.portfolioItem.create({
    data: {
      title: 'Records draft',
      category: 'Real Estate Photography',
      published: false,
      media: {
        create: {
          fileId: file.id,
          kind: 'IMAGE',
          position: 0,
          state: 'READY',
          variants: { create: variant },
        },
      },
    },
  })
  const service = await database.service.create({
    data: {
      id: `records_${randomUUID()}`,
      category: 'OTHER',
      name: `Records ${randomUUID()}`,
      description: 'For a test.',
      duration: '1 hour',
      durationMinutes: 60,
      priceCents: 9900,
      active: false,
      position: 900,
    },
  })
  const quote = await database.quoteRequest.create({
    data: {
      fullName: 'Helen Records',
      email: 'helen@records.test',
      propertyAddress: '61 Sunset Summit, Asheville, NC 28804',
      services: ['Photo Shoot'],
      serviceIds: ['photo_shoot'],
      listPriceCents: 29_900,
      idempotencyKey: randomUUID(),
    },
  })
  const equipment = await database.equipment.create({
    data: { category: 'Cameras', name: 'Records camera' },
  })
  const stat = await database.portfolioStat.create({ data: { label: 'Records', value: '1' } })
  return {
    itemId: item.id,
    itemFileId: file.id,
    itemFileKey: file.key,
    serviceId: service.id,
    quoteId: quote.id,
    equipmentId: equipment.id,
    statId: stat.id,
  }
}

/** Adds someone who is waiting for a photographer's approval. */
async function addApplicant({ database }: Parties) {
  const email = `applicant-${randomUUID().slice(0, 8)}@example.test`
  const fullName = 'Lee Applicant'
  const { id } = await database.user.create({
    data: {
      email,
      passwordHash: 'none',
      emailVerifiedAt: new Date(),
      approval: { create: { email, fullName } },
      profile: {
        create: { fullName, email, role: 'PHOTOGRAPHER', accountStatus: 'PENDING_APPROVAL' },
      },
    },
  })
  return { applicantId: id }
}

/** Adds two clients without bookings, one to disable and one to enable, and a photographer without records. */
async function addAccounts({ database }: Parties) {
  const [open, closed, colleague] = await Promise.all([
    makePerson(database, 'client', 'Olive Oakley'),
    makePerson(database, 'disabled', 'Olive Oakley'),
    makePerson(database, 'photographer', 'Olive Oakley'),
  ])
  const { userId: colleagueId, profileId: colleagueProfileId } = colleague
  return {
    colleagueId,
    colleagueProfileId,
    clientId: open.profileId,
    accountId: open.userId,
    disabledAccountId: closed.userId,
  }
}

/** Unique per worker: two run at a time, and each removes what it created by name. */
const namePrefix = `Isolation ${process.env.TEST_PARALLEL_INDEX ?? 0}`

/** The names of what the action table's calls create for the studio. */
export const testNames = {
  service: `${namePrefix} service`,
  project: `${namePrefix} project`,
  camera: `${namePrefix} camera`,
  stat: namePrefix,
}
export const namesMadeByActions = Object.values(testNames)

/**
 * Removes what other tests would see: these records where the studio shows them, pending approvals, and everything
 * created under one of these names.
 */
export async function removeRecords(
  database: PrismaClient,
  all: Partial<Records>[],
  names = namesMadeByActions,
): Promise<void> {
  const ids = (name: keyof Records) => ({ id: { in: all.flatMap((records) => records[name] ?? []) } })
  const named = { in: names }
  await deletePortfolioItems(database, { OR: [ids('itemId'), { title: named }] })
  await database.equipment.deleteMany({ where: { OR: [ids('equipmentId'), { name: named }] } })
  await database.portfolioStat.deleteMany({ where: { OR: [ids('statId'), { label: named }] } })
  const services = {
    OR: [ids('serviceId'), { name: named }, { name: { startsWith: testNames.service } }],
    bookedServices: { none: {} },
  }
  await database.service.deleteMany({ where: services })
  await database.quoteRequest.deleteMany({ where: ids('quoteId') })
  const people = all.flatMap(({ applicantId, accountId, disabledAccountId, colleagueId, payeeId }) =>
    [applicantId, accountId, disabledAccountId, colleagueId, payeeId].filter((id) => id !== undefined),
  )
  await database.pendingApproval.deleteMany({ where: { userId: { in: people } } })
  // Not deleted, because another test's action may be notifying them.
  await database.profile.updateMany({
    where: { userId: { in: people } },
    data: { accountStatus: 'DISABLED' },
  })
  await database.availabilitySlot.updateMany({ where: ids('freeSlotId'), data: { isAvailable: false } })
}
