import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Storage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import { makeJpeg } from '@/lib/photos/deliveries/deliveries.fixture'
import { db } from '@/lib/platform/data/db'
import { makeVideo } from '@/lib/platform/video/video.fixture'
import { removeOrphanedFiles } from '@/lib/studio/uploads/commands/remove-orphaned-files'
import { recordMedia } from './commands/record-media'
import { findUpload } from './queries/find-upload'
import type { SaveItem } from './schema'

/** Stores a file and returns what UploadThing reports about it. */
export async function storeUpload(uploader: Actor, name: string, bytes: Uint8Array) {
  const key = await storePrivateFile({ name, contentType: 'image/jpeg', bytes: Uint8Array.from(bytes) })
  return { key, name, sizeBytes: bytes.length, uploaderId: uploader.profileId }
}

/** Uploads a file, and returns its id and its storage key. */
async function upload(uploader: Actor, name: string, bytes: Uint8Array) {
  const file = await storeUpload(uploader, name, bytes)
  const outcome = await recordMedia(file)
  if (outcome.outcome !== 'stored') throw new Error(`not stored: ${outcome.outcome}`)
  return { id: outcome.id, key: file.key }
}

export async function uploadImage(uploader: Actor) {
  return upload(uploader, `${randomUUID()}.jpg`, await makeJpeg())
}

export function uploadVideo(uploader: Actor) {
  return upload(uploader, `${randomUUID()}.mp4`, makeVideo(Buffer.from(randomUUID())))
}

/** Whether visitors can fetch a video. */
export function isPublic({ key }: { key: string }): Promise<boolean> {
  return findUpload(null, key).then(
    () => true,
    () => false,
  )
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
    media: [],
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
export async function isStored(storage: Storage, { key }: { key: string }): Promise<boolean> {
  const row = await db().storedFile.findUnique({ where: { key }, select: { id: true } })
  const inStorage = storage.keys().includes(key)
  expect(row !== null).toBe(inStorage)
  return inStorage
}
