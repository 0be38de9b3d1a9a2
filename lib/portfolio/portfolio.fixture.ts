import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Storage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { makeJpeg } from '@/lib/deliveries/deliveries.fixture'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/db'
import { removeOrphanedFiles } from '@/lib/workflows/remove-orphaned-files'
import { recordMedia } from './commands/record-media'
import { portfolioFileKey } from './rules/media'
import type { SaveItem } from './schema'

/** Stores a file and returns what UploadThing reports about it. */
export async function storeUpload(uploader: Actor, name: string, bytes: Uint8Array) {
  const key = await storePrivateFile({ name, contentType: 'image/jpeg', bytes: Uint8Array.from(bytes) })
  return { key, name, sizeBytes: bytes.length, uploaderId: uploader.profileId }
}

/** Uploads an image, and returns its address. */
export async function uploadImage(uploader: Actor): Promise<string> {
  const outcome = await recordMedia(await storeUpload(uploader, `${randomUUID()}.jpg`, await makeJpeg()))
  if (outcome.outcome !== 'stored') throw new Error(`not stored: ${outcome.outcome}`)
  return outcome.address
}

/** Returns the input for a published project without media, with these changes. */
export function itemOf(changes: Partial<SaveItem> = {}): SaveItem {
  return {
    edited: null,
    title: 'Larkspur Court',
    category: 'Real Estate Photography',
    location: null,
    description: null,
    services: ['Photo Shoot'],
    images: [],
    videos: [],
    cover: null,
    featured: false,
    published: true,
    ...changes,
  }
}

/** Runs the queued file removals, as the worker would. */
export async function runFileRemovals(): Promise<void> {
  const jobs = await db().$queryRaw<{ payload: { keys: string[] } }[]>`
    DELETE FROM graphile_worker._private_jobs AS job USING graphile_worker._private_tasks AS task
    WHERE job.task_id = task.id AND task.identifier = 'remove-files' RETURNING job.payload`
  for (const { payload } of jobs) await removeOrphanedFiles(payload)
}

/** Whether a file is stored. Expects the database and the storage to agree. */
export async function isStored(storage: Storage, address: string): Promise<boolean> {
  const key = portfolioFileKey(address) ?? ''
  const row = await db().storedFile.findUnique({ where: { key }, select: { id: true } })
  const inStorage = storage.keys().includes(key)
  expect(row !== null).toBe(inStorage)
  return inStorage
}
