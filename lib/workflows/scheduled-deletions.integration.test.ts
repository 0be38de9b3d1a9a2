import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { retentionDays } from '@/lib/platform/data/retention'
import { createSecret } from '@/lib/platform/secrets/secret'
import { timeToDatabase } from '@/lib/platform/time/calendar-date'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { jobs } from './jobs'
import { timedJobs } from './scheduled-jobs'

useDatabase()

let client: Actor

/** What the studio's owner chose. None is a default. */
const chosenDays = {
  emailRetentionDays: 40,
  notificationRetentionDays: 50,
  visitRetentionDays: 60,
  quoteRetentionDays: 70,
  conversationRetentionDays: 80,
}

beforeAll(async () => {
  client = await createPerson('CLIENT')
  await createStudio()
  await db().studioSettings.update({ where: { id: 1 }, data: chosenDays })
})

const days = { ...retentionDays, ...chosenDays }
type Kind = keyof typeof days
type Deletion = { job: string; kind: Kind; add: (at: Date) => Promise<unknown>; count: () => Promise<number> }

const outbox = (kind: 'MAIL' | 'PUSH', createdAt: Date, status: 'SENT' | 'FAILED' | 'QUEUED' = 'SENT') =>
  db().outboxMessage.create({ data: { kind, topic: 'test', payload: {}, status, createdAt } })

/** Creates a free slot at this time for a new photographer. */
async function addSlot(date: Date) {
  const { profileId: photographerId } = await createPerson('PHOTOGRAPHER')
  const [startTime, endTime] = [timeToDatabase('09:00'), timeToDatabase('11:00')]
  return db().availabilitySlot.create({ data: { photographerId, date, startTime, endTime } })
}

let deliveryId: string | undefined

/** Creates a picture that was rendered for a board and last used at this time. */
async function addMlsPhoto(usedAt: Date) {
  const photographer = await createPerson('PHOTOGRAPHER')
  deliveryId ??= (
    await db().mediaDelivery.create({
      data: {
        bookingId: await createBooking(client, photographer),
        fileName: 'photos.zip',
        fileType: 'application/zip',
        totalPhotos: 1,
        googleDriveLink: 'https://drive.google.com/drive/folders/test',
        idempotencyKey: randomUUID(),
      },
    })
  ).id
  const position = await db().photo.count({ where: { deliveryId } })
  const file = (purpose: 'PHOTO_ORIGINAL' | 'MLS_PHOTO') =>
    db().storedFile.create({
      data: { key: randomUUID(), purpose, name: 'a.jpg', contentType: 'image/jpeg', sizeBytes: 1 },
    })
  const { id: originalFileId } = await file('PHOTO_ORIGINAL')
  const { id: photoId } = await db().photo.create({
    data: { deliveryId, originalFileId, name: 'a.jpg', position },
  })
  const { id: fileId } = await file('MLS_PHOTO')
  await db().mlsPhoto.create({ data: { photoId, planKey: randomUUID(), fileId, usedAt } })
}

/** Creates the page of a new delivery. */
async function makePage(): Promise<string> {
  const { id: bookingId } = await addShoot(new Date(), {})
  const { id: deliveryId } = await db().mediaDelivery.create({
    data: {
      bookingId,
      fileName: 'a.zip',
      fileType: 'image/jpeg',
      totalPhotos: 1,
      googleDriveLink: 'https://drive.test/a',
      idempotencyKey: randomUUID(),
    },
  })
  return (await db().propertyPage.create({ data: { deliveryId, slug: randomUUID(), content: {} } })).id
}

/** Creates a completed shoot on this day. */
async function addShoot(shootDate: Date, records: object) {
  const { profileId: photographerId } = await createPerson('PHOTOGRAPHER')
  return db().booking.create({
    data: {
      clientId: client.profileId,
      photographerId,
      propertyAddress: '61 Sunset Summit',
      shootDate,
      shootTime: timeToDatabase('09:00'),
      shootEndTime: timeToDatabase('11:00'),
      totalAmountCents: 0,
      status: 'COMPLETED',
      idempotencyKey: randomUUID(),
      ...records,
    },
  })
}

const deletions: Deletion[] = [
  {
    job: 'sweep-uploads',
    kind: 'uploadGrants',
    add: (createdAt) =>
      db().uploadGrant.create({
        data: { profileId: client.profileId, kind: 'photo', files: 1, bytes: 1, createdAt },
      }),
    count: () => db().uploadGrant.count(),
  },
  {
    job: 'sweep-outbox',
    kind: 'emailRetentionDays',
    add: (at) => outbox('MAIL', at, 'FAILED'),
    count: () => db().outboxMessage.count({ where: { kind: 'MAIL' } }),
  },
  {
    job: 'sweep-outbox',
    kind: 'pushes',
    add: (at) => outbox('PUSH', at),
    count: () => db().outboxMessage.count({ where: { kind: 'PUSH' } }),
  },
  {
    job: 'sweep-notifications',
    kind: 'notificationRetentionDays',
    add: (createdAt) =>
      db().notification.create({
        data: { userId: client.userId, title: 'Test', message: 'Test', type: 'INFO', createdAt },
      }),
    count: () => db().notification.count(),
  },
  {
    job: 'sweep-webhook-events',
    kind: 'webhookEvents',
    add: (receivedAt) =>
      db().webhookEvent.create({
        data: { id: randomUUID(), provider: 'stripe', type: 'test', outcome: 'ignored', receivedAt },
      }),
    count: () => db().webhookEvent.count(),
  },
  {
    job: 'sweep-failed-jobs',
    kind: 'failedJobs',
    add: (at) =>
      db().$executeRaw`
      WITH job AS (SELECT * FROM graphile_worker.add_job('given-up', '{}'::json, max_attempts => 1))
      SELECT id FROM job`.then(
        () => db().$executeRaw`
        UPDATE graphile_worker._private_jobs SET attempts = 1, updated_at = ${at} WHERE attempts = 0`,
      ),
    count: async () => {
      const [row] = await db().$queryRaw<{ count: bigint }[]>`
        SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier = 'given-up'`
      return Number(row?.count)
    },
  },
  {
    job: 'sweep-slots',
    kind: 'slotHolds',
    add: async (expiresAt) => {
      const { id: slotId } = await addSlot(new Date(Date.now() + 86_400_000))
      await db().slotHold.create({ data: { slotId, profileId: client.profileId, expiresAt } })
    },
    count: () => db().slotHold.count(),
  },
  {
    job: 'sweep-slots',
    kind: 'pastSlots',
    add: addSlot,
    count: () => db().availabilitySlot.count({ where: { date: { lt: new Date() } } }),
  },
  {
    job: 'sweep-places',
    kind: 'locatedAddresses',
    add: (locatedAt) => db().locatedAddress.create({ data: { address: randomUUID(), locatedAt } }),
    count: () => db().locatedAddress.count(),
  },
  {
    job: 'sweep-places',
    kind: 'measuredDrives',
    add: (measuredAt) =>
      db().measuredDrive.create({
        data: { fromPlace: randomUUID(), toPlace: randomUUID(), miles: 1, minutes: 2, measuredAt },
      }),
    count: () => db().measuredDrive.count(),
  },
  {
    job: 'sweep-access-details',
    kind: 'accessDetails',
    add: (at) => addShoot(at, { accessDetails: { create: { sealed: 'x' } } }),
    count: () => db().accessDetails.count(),
  },
  {
    job: 'sweep-mls',
    kind: 'mlsPhotos',
    add: addMlsPhoto,
    count: () => db().mlsPhoto.count(),
  },
  {
    job: 'sweep-seller-links',
    kind: 'sellerLinks',
    add: (at) => addShoot(at, { sellerLinks: { create: { tokenHash: randomUUID() } } }),
    count: () => db().sellerLink.count(),
  },
  {
    job: 'sweep-property-pages',
    kind: 'propertyInquiries',
    add: async (createdAt) =>
      db().propertyInquiry.create({
        data: {
          pageId: await makePage(),
          idempotencyKey: randomUUID(),
          fullName: 'Helen Ashworth',
          email: 'helen@ashworth.test',
          message: 'Is it free?',
          createdAt,
        },
      }),
    count: () => db().propertyInquiry.count(),
  },
  {
    job: 'sweep-property-pages',
    kind: 'propertyViews',
    add: async (day) =>
      db().propertyPageView.create({ data: { pageId: await makePage(), day, pageViews: 1 } }),
    count: () => db().propertyPageView.count(),
  },
  {
    job: 'sweep-booking-contacts',
    kind: 'bookingContacts',
    add: (at) =>
      addShoot(at, {
        contacts: { create: { name: 'Robin', email: 'robin@example.test', kind: 'ASSISTANT' } },
      }),
    count: () => db().bookingContact.count(),
  },
  {
    job: 'sweep-tokens',
    kind: 'accountTokens',
    add: (expiresAt) =>
      db().accountToken.create({
        data: { userId: client.userId, purpose: 'VERIFY_EMAIL', secretHash: randomUUID(), expiresAt },
      }),
    count: () => db().accountToken.count(),
  },
  {
    job: 'sweep-tokens',
    kind: 'emailChanges',
    add: (createdAt) =>
      db().emailChange.create({
        data: {
          userId: client.userId,
          oldEmail: 'old@example.test',
          newEmail: 'new@example.test',
          confirmHash: createSecret().secretHash,
          expiresAt: createdAt,
          confirmedAt: createdAt,
          undoUntil: createdAt,
          undoHash: createSecret().secretHash,
          createdAt,
        },
      }),
    count: () => db().emailChange.count(),
  },
  {
    job: 'sweep-tokens',
    kind: 'teamInvitations',
    add: (expiresAt) =>
      db().teamInvitation.create({
        data: {
          email: `${randomUUID()}@example.test`,
          role: 'EDITOR',
          secretHash: randomUUID(),
          sentAt: expiresAt,
          expiresAt,
        },
      }),
    count: () => db().teamInvitation.count(),
  },
  {
    job: 'sweep-tokens',
    kind: 'sessions',
    add: (expiresAt) =>
      db().session.create({
        data: { userId: client.userId, sessionVersion: 1, secretHash: createSecret().secretHash, expiresAt },
      }),
    count: () => db().session.count(),
  },
  {
    job: 'sweep-tokens',
    kind: 'passkeyChallenges',
    add: (expiresAt) =>
      db().passkeyChallenge.create({
        data: { purpose: 'SIGN_IN', challenge: 'x', secretHash: createSecret().secretHash, expiresAt },
      }),
    count: () => db().passkeyChallenge.count(),
  },
  {
    job: 'sweep-tokens',
    kind: 'rememberedDevices',
    add: (expiresAt) =>
      db().rememberedDevice.create({
        data: { userId: client.userId, secretHash: createSecret().secretHash, expiresAt },
      }),
    count: () => db().rememberedDevice.count(),
  },
  {
    job: 'sweep-analytics',
    kind: 'visitRetentionDays',
    add: (createdAt) =>
      db().analyticsEvent.create({ data: { eventType: 'page_view', pagePath: '/', createdAt } }),
    count: () => db().analyticsEvent.count(),
  },
  {
    job: 'sweep-quotes',
    kind: 'quoteRetentionDays',
    add: (updatedAt) =>
      db().quoteRequest.create({
        data: {
          idempotencyKey: randomUUID(),
          fullName: 'Helen Ashworth',
          email: 'helen@ashworth.test',
          propertyAddress: '61 Sunset Summit',
          listPriceCents: 0,
          status: 'CLOSED',
          updatedAt,
        },
      }),
    count: () => db().quoteRequest.count(),
  },
  {
    job: 'sweep-conversations',
    kind: 'conversationRetentionDays',
    add: (lastMessageAt) =>
      db().conversation.create({
        data: { subject: 'Gate', clientId: client.profileId, status: 'CLOSED', lastMessageAt },
      }),
    count: () => db().conversation.count(),
  },
]

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 86_400_000)
}

test.each(deletions)(
  '$job is scheduled, and deletes only what is older than $kind',
  async ({ job, kind, add, count }) => {
    const before = await count()
    await add(daysAgo(days[kind] + 1))
    await add(daysAgo(days[kind] + 30))
    await add(daysAgo(days[kind] - 1))
    expect(timedJobs().map(({ task }) => task)).toContain(job)
    await run(job)
    await run(job)
    expect(await count()).toBe(before + 1)
  },
)

test('keeps pending outbox messages, however old', async () => {
  const { id } = await outbox('MAIL', daysAgo(1000), 'QUEUED')
  await run('sweep-outbox')
  expect(await db().outboxMessage.count({ where: { id } })).toBe(1)
})

async function run(job: string) {
  // Sweeps have no payload and ignore the queue's helpers.
  await jobs[job]?.({}, {} as never)
}
