import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Actor } from '@/lib/auth/actor'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/db'
import { sandboxEnvironment } from '@/sandbox/keys'
import { serveOnLoopback } from '@/sandbox/loopback'
import { openStore } from '@/sandbox/store'
import { openUploadThing } from '@/sandbox/uploadthing'
import type { SendPhotosInput } from './schema'

/** The sandbox's file store, and the environment to point at it before anything asks for the environment. */
export async function startStorage() {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-storage-'))
  const store = openStore(folder)
  const appUrl = 'http://localhost:9'
  const sandbox = await serveOnLoopback({
    port: 0,
    open: (sandboxUrl) => [openUploadThing({ store, sandboxUrl, appUrl })],
  })
  return {
    environment: sandboxEnvironment('uploadthing', sandbox.url, appUrl),
    /** Keys of all files in storage. */
    keys: () =>
      store
        .collection<{ id: string }>('files')
        .list()
        .map(({ id }) => id),
    async close() {
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A small real JPEG of one colour. */
export function makeJpeg(background = '#3060a0', width = 900, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** A file as an upload leaves it: its bytes in storage, its row with us. */
export async function storeUpload(
  uploader: Actor,
  file: { name?: string; bytes?: Buffer; contentType?: string } = {},
): Promise<string> {
  const { name = 'photo.jpg', bytes = await makeJpeg(), contentType = 'image/jpeg' } = file
  const key = await storePrivateFile({ name, contentType, bytes: Uint8Array.from(bytes), forDownload: true })
  const { id } = await db().storedFile.create({
    data: {
      key,
      name,
      contentType,
      purpose: 'PHOTO_ORIGINAL',
      sizeBytes: bytes.length,
      uploaderId: uploader.profileId,
    },
    select: { id: true },
  })
  return id
}

/** One press of Send photos: three photos, the first of them a preview. */
export async function makeSendInput(
  photographer: Actor,
  bookingId: string,
  changes: Partial<SendPhotosInput> = {},
): Promise<SendPhotosInput> {
  const fullFileIds =
    changes.fullFileIds ??
    (await Promise.all(
      ['one.jpg', 'two.jpg', 'three.jpg'].map((name) => storeUpload(photographer, { name })),
    ))
  return {
    requestKey: randomUUID(),
    bookingId,
    fullFileIds,
    previewFileIds: fullFileIds.slice(0, 1),
    googleDriveLink: 'https://drive.google.com/drive/folders/secret-folder',
    amount: 49_800,
    deliveryInstructions: 'Files are 6000 px wide.',
    ...changes,
  }
}
