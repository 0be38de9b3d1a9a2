import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { removeFiles, storePrivateFile } from '@/lib/integrations/uploadthing'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { db } from '@/lib/platform/data/db'
import { log } from '@/lib/platform/monitoring/log'
import { reconcileStorage } from './reconcile-storage'
import { removeOrphanedFiles } from './remove-orphaned-files'

useDatabase()

const storage = useStorage()
let photographer: Actor

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
})
beforeEach(async () => {
  await removeFiles(storage.keys())
  await db().storedFile.deleteMany()
})

/** Stores a file without a row, as a crash would. */
async function storeOrphan(hoursAgo: number): Promise<string> {
  const key = await storePrivateFile({
    name: 'orphan.jpg',
    contentType: 'image/jpeg',
    bytes: new Uint8Array([1]),
  })
  storage.backdate(key, hoursAgo)
  return key
}

async function storeWithRow(hoursAgo: number): Promise<{ id: string; key: string }> {
  const id = await storeUpload(photographer)
  const createdAt = new Date(Date.now() - hoursAgo * 3_600_000)
  const { key } = await db().storedFile.update({ where: { id }, data: { createdAt }, select: { key: true } })
  storage.backdate(key, hoursAgo)
  return { id, key }
}

/** Runs the queued jobs that remove files. */
async function runRemovals() {
  const jobs = await db().$queryRaw<{ payload: { keys: string[] } }[]>`
    DELETE FROM graphile_worker._private_jobs AS job
    USING graphile_worker._private_tasks AS task
    WHERE task.id = job.task_id AND task.identifier = 'remove-files' RETURNING payload`
  for (const { payload } of jobs) await removeOrphanedFiles(payload)
}

test('removes only files without a row for a day, and deletes the listing', async () => {
  const recorded = await storeWithRow(48)
  const fresh = await storeOrphan(1)
  const forgotten = await Promise.all([storeOrphan(25), storeOrphan(200)])
  await Promise.all([reconcileStorage(), reconcileStorage()])
  await runRemovals()
  expect(storage.keys().sort()).toEqual([recorded.key, fresh].sort())
  expect(forgotten.filter((key) => storage.keys().includes(key))).toEqual([])
  expect(await db().storageListing.count()).toBe(0)
})

test('keeps a file whose row was written after the listing', async () => {
  const key = await storeOrphan(25)
  await reconcileStorage()
  await db().storedFile.create({
    data: { key, name: 'late.jpg', purpose: 'AVATAR', contentType: 'image/jpeg', sizeBytes: 1 },
  })
  await runRemovals()
  expect(storage.keys()).toContain(key)
})

test('removes nothing when most files have no row', async () => {
  const orphans = await Promise.all(Array.from({ length: 60 }, () => storeOrphan(25)))
  const error = vi.spyOn(log(), 'error')
  await reconcileStorage()
  await runRemovals()
  expect(orphans.filter((key) => !storage.keys().includes(key))).toEqual([])
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ orphans: 60 }), expect.any(String))
  error.mockRestore()
  await removeFiles(orphans)
})

test('logs the id of a row whose file is gone, and keeps the row', async () => {
  const lost = await storeWithRow(48)
  await storeWithRow(48)
  await removeFiles([lost.key])
  const error = vi.spyOn(log(), 'error')
  await reconcileStorage()
  expect(error.mock.calls.map(([details]) => details)).toEqual([
    { missing: [{ fileId: lost.id, purpose: 'PHOTO_ORIGINAL' }] },
  ])
  expect(await db().storedFile.count({ where: { id: lost.id } })).toBe(1)
  error.mockRestore()
})
