import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { db } from '@/lib/platform/data/db'
import { sendOutboxMessage } from '@/lib/studio/notifications/commands/send-outbox-message'
import { findNoPictures, useResend } from '@/lib/studio/notifications/resend.fixture'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addPhotosToDelivery } from '@/lib/workflows/add-photos'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { readDeliveryActivity } from './read-delivery-activity'

useDatabase()
useStorage()
const resend = useResend()

let client: Actor
let photographer: Actor
let bookingId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
  bookingId = await createBooking(client, photographer)
})

async function deliver(): Promise<string> {
  const input = await makeSendInput(photographer, bookingId)
  return (await sendPhotos(photographer, input)).deliveryId
}

/** Finds the email that announced this delivery, by the link in its payload while it's queued. */
async function mailOf(deliveryId: string): Promise<string> {
  const { id } = await db().outboxMessage.findFirstOrThrow({
    where: {
      kind: 'MAIL',
      topic: 'photos-ready',
      payload: { path: ['link'], string_ends_with: `delivery_id=${deliveryId}` },
    },
  })
  return id
}

const mailSeen = async (deliveryId: string) => (await readDeliveryActivity(photographer, deliveryId))?.mail

test("shows the delivery's email while queued, after a failure and once sent", async () => {
  const deliveryId = await deliver()
  const outboxMessageId = await mailOf(deliveryId)
  expect(await mailSeen(deliveryId)).toEqual({ status: 'QUEUED', at: null })
  await resend.fail({ count: 1, status: 500 })
  await expect(sendOutboxMessage({ outboxMessageId }, findNoPictures)).rejects.toThrow()
  expect(await mailSeen(deliveryId)).toEqual({ status: 'FAILED', at: null })
  await sendOutboxMessage({ outboxMessageId }, findNoPictures)
  expect(await mailSeen(deliveryId)).toEqual({ status: 'SENT', at: expect.stringMatching(/E[SD]T$/) })
})

test("shows the email of this delivery, not the booking's other emails", async () => {
  const [first, second] = [await deliver(), await deliver()]
  await createInvoice(bookingId)
  const fileIds = [await storeUpload(photographer, { name: 'more.jpg' })]
  const idempotencyKey = '5c1a3f0e-8a3b-4a57-9a0c-2f4a7a0d6f11'
  await addPhotosToDelivery(photographer, { idempotencyKey, deliveryId: first, fileIds })
  await sendOutboxMessage({ outboxMessageId: await mailOf(second) }, findNoPictures)
  expect(await mailSeen(first)).toMatchObject({ status: 'QUEUED' })
  expect(await mailSeen(second)).toMatchObject({ status: 'SENT' })
})

test('shows no email if the client has turned them off', async () => {
  await db().notificationPreference.create({ data: { userId: client.userId, bookingMail: false } })
  expect(await mailSeen(await deliver())).toBeNull()
})
