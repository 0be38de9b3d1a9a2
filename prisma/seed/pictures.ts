import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import type { FilePurpose, PrismaClient } from '@/prisma/generated/client'

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'pictures')

/** Stores a demo picture, named without its extension, as an upload would. */
export async function storePicture(
  database: PrismaClient,
  picture: string,
  file: { name: string; purpose: FilePurpose; uploaderId: string | null },
): Promise<{ id: string; key: string; name: string }> {
  const bytes = new Uint8Array(readFileSync(path.join(folder, `${picture}.jpg`)))
  const contentType = 'image/jpeg'
  const key = await storePrivateFile({
    name: file.name,
    contentType,
    bytes,
    forDownload: file.purpose === 'PHOTO_ORIGINAL',
  })
  return await database.storedFile.create({
    data: { ...file, key, contentType, sizeBytes: bytes.byteLength },
    select: { id: true, key: true, name: true },
  })
}

/** Returns a realistic file name: `chestnut-003-kitchen.jpg`. */
export function pictureFileName(address: string, position: number, picture: string): string {
  const street =
    address
      .split(',')[0]
      ?.toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .replaceAll(/^-|-$/g, '') ?? 'photo'
  return `${street}-${String(position + 1).padStart(3, '0')}-${picture.replace(/-\d+$/, '')}.jpg`
}
