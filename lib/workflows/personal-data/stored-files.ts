import 'server-only'
import { measureFile } from '@/lib/integrations/uploadthing'
import { limitConcurrency } from '@/lib/platform/data/concurrency'
import { db } from '@/lib/platform/data/db'
import type { ZipFile } from '@/lib/platform/zip/download'
import { recordContent } from '@/lib/studio/uploads/operations/record-content'
import type { Prisma } from '@/prisma/generated/client'

export const fileFields = {
  id: true,
  key: true,
  sizeBytes: true,
  crc32: true,
} as const satisfies Prisma.StoredFileSelect
type StoredFile = Prisma.StoredFileGetPayload<{ select: typeof fileFields }>

/** A file in storage, and its path in the ZIP. */
export type StoredEntry = { name: string; file: StoredFile }

/**
 * Returns stored files as the ZIP needs them. Reads those without a checksum, such as attachments from before checksums
 * were recorded, and records it; they are small.
 * @throws Error if storage doesn't respond
 */
export function measureStoredFiles(entries: readonly StoredEntry[]): Promise<ZipFile[]> {
  const oneOfFew = limitConcurrency(4)
  return Promise.all(entries.map((entry) => measuredFile(entry) ?? oneOfFew(() => measure(entry))))
}

/** Returns null while the file has no checksum. */
export function measuredFile({ name, file }: StoredEntry): ZipFile | null {
  if (file.crc32 === null) return null
  return { name, sizeBytes: Number(file.sizeBytes), crc32: Number(file.crc32), content: file.key }
}

async function measure({ name, file }: StoredEntry): Promise<ZipFile> {
  const measured = await measureFile(file.key)
  await recordContent(db(), file.id, measured)
  return { name, ...measured, content: file.key }
}
