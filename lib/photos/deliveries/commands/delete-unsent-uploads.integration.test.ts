import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { removeOrphanedFiles } from '@/lib/studio/uploads/commands/remove-orphaned-files'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { deleteUnsentUploads } from './delete-unsent-uploads'
import { saveAdditionDraft } from './save-addition-draft'

useDatabase()

const storage = useStorage()
let photographer: Actor

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
})

const day = 86_400_000

async function age(id: string, days: number, changes: { purpose?: 'AVATAR' | 'PORTFOLIO' } = {}) {
  const createdAt = new Date(Date.now() - days * day)
  return db().storedFile.update({ where: { id }, data: { createdAt, ...changes } })
}

test('deletes unsent uploads after a week, and nothing else', async () => {
  const forgotten = await age(await storeUpload(photographer), 8)
  const recent = await age(await storeUpload(photographer), 6)
  const drafted = await age(await storeUpload(photographer), 30)
  const avatar = await age(await storeUpload(photographer), 30, { purpose: 'AVATAR' })
  const portfolio = await age(await storeUpload(photographer), 30, { purpose: 'PORTFOLIO' })
  await db().deliveryDraft.create({
    data: {
      photographerId: photographer.profileId,
      idempotencyKey: randomUUID(),
      contents: { photos: [{ fileId: drafted.id }] },
    },
  })
  const bookingId = await createBooking(await createPerson('CLIENT'), photographer)
  const input = await makeSendInput(photographer, bookingId)
  const { deliveryId } = await sendPhotos(photographer, input)
  const following = await age(await storeUpload(photographer), 30)
  await saveAdditionDraft(photographer, {
    idempotencyKey: randomUUID(),
    deliveryId,
    files: [{ name: 'a.jpg', sizeBytes: 1, takenAt: 0, purpose: 'PHOTO_ORIGINAL', fileId: following.id }],
  })
  for (const id of input.fullFileIds) await age(id, 30)

  await Promise.all([deleteUnsentUploads(), deleteUnsentUploads()])
  await deleteUnsentUploads()
  const remaining = [recent, drafted, following, avatar, portfolio].map(({ id }) => id)
  const left = await db().storedFile.findMany({ select: { id: true } })
  expect(left.map(({ id }) => id).sort()).toEqual([...remaining, ...input.fullFileIds].sort())

  const jobs = await db().$queryRaw<{ payload: { keys: string[] } }[]>`
    SELECT payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id WHERE task.identifier = 'remove-files'`
  expect(jobs.map(({ payload }) => payload.keys)).toEqual([[forgotten.key]])
  for (const { payload } of jobs) await removeOrphanedFiles(payload)
  expect(storage.keys()).toHaveLength(left.length)
  expect(storage.keys()).not.toContain(forgotten.key)
})
