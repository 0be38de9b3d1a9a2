import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import type { FilePurpose, PrismaClient } from '@/prisma/generated/client'

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'pictures')

/**
 * The width in px of most pictures, so that preparing the demo's photos doesn't take minutes. Half of the properties' 2,400 px, at which
 * a JPEG is decoded the fastest.
 */
export const smallWidth = 1200

/** For tests, in which photos of deliveries only need to be there, and the portfolio has pictures of several sizes. */
const hasSmallPictures = process.argv.includes('--small-pictures')
const tinyWidth = 480

type NewFile = { name: string; purpose: FilePurpose; uploaderId: string | null }
type SeededFile = { id: string; key: string; name: string }

/** Narrowed pictures, because several deliveries show each. */
const narrowed = new Map<string, Promise<Buffer>>()

/**
 * Stores a demo picture as an upload would.
 * @param picture its path in prisma/seed/pictures, without the extension
 * @param width narrows a wider picture; in px
 */
export async function storePicture(
  database: PrismaClient,
  picture: string,
  { width, ...file }: NewFile & { width?: number },
): Promise<SeededFile> {
  const testWidth = file.purpose === 'PHOTO_ORIGINAL' ? tinyWidth : smallWidth
  const shown = hasSmallPictures ? testWidth : width
  const bytes = shown ? await narrow(picture, shown) : await readPicture(picture)
  return await storeFile(database, { ...file, contentType: 'image/jpeg', bytes })
}

/** Stores a demo film as an upload would. @param film its path in prisma/seed/pictures, without the extension */
export async function storeFilm(database: PrismaClient, film: string, file: NewFile): Promise<SeededFile> {
  const bytes = await readFile(path.join(folder, `${film}.mp4`))
  return await storeFile(database, { ...file, contentType: 'video/mp4', bytes })
}

/** Stores a brokerage's logo as the portal renders one. @param logo its name in prisma/seed/pictures/logos */
export async function storeLogo(database: PrismaClient, logo: string): Promise<SeededFile> {
  const bytes = await readFile(path.join(folder, 'logos', `${logo}.png`))
  const file = { name: 'brokerage-logo.png', purpose: 'LOGO', uploaderId: null } as const
  return await storeFile(database, { ...file, contentType: 'image/png', bytes })
}

function readPicture(picture: string): Promise<Buffer> {
  return readFile(path.join(folder, `${picture}.jpg`))
}

function narrow(picture: string, width: number): Promise<Buffer> {
  const key = `${picture} ${width}`
  const known = narrowed.get(key)
  if (known) return known
  const made = sharp(path.join(folder, `${picture}.jpg`))
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 72 })
    .toBuffer()
  narrowed.set(key, made)
  return made
}

/** Stores a file of the demo as an upload would. */
export async function storeFile(
  database: PrismaClient,
  { bytes, contentType, ...file }: NewFile & { contentType: string; bytes: Buffer },
): Promise<SeededFile> {
  const key = await storePrivateFile({
    name: file.name,
    contentType,
    bytes: new Uint8Array(bytes),
    forDownload: file.purpose === 'PHOTO_ORIGINAL' || file.purpose === 'MEDIA_ORIGINAL',
  })
  return await database.storedFile.create({
    data: {
      ...file,
      key,
      contentType,
      sizeBytes: bytes.byteLength,
      // Photos are measured when they're prepared.
      ...(file.purpose === 'MEDIA_ORIGINAL' && { crc32: crc32(bytes) }),
    },
    select: { id: true, key: true, name: true },
  })
}

/** Returns a realistic file name: `chestnut-street-003-kitchen.jpg`. */
export function pictureFileName(address: string, position: number, picture: string): string {
  const street =
    address
      .split(',')[0]
      ?.toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .replaceAll(/^-|-$/g, '') ?? 'photo'
  return `${street}-${String(position + 1).padStart(3, '0')}-${picture.replace(/-\d+$/, '')}.jpg`
}
