import 'server-only'
import { db } from '@/lib/platform/data/db'
import { deleteUnusedFiles } from '@/lib/studio/uploads/operations/delete-unused-files'
import { Prisma } from '@/prisma/generated/client'

const unsent = {
  purposes: ['PHOTO_ORIGINAL', 'PHOTO_PREVIEW_SOURCE'],
  // The JSON text contains a draft's file ids, whatever its format.
  isUnused: Prisma.sql`
    NOT EXISTS (SELECT FROM photos WHERE original_file_id = file.id)
    AND NOT EXISTS (SELECT FROM photo_versions WHERE original_file_id = file.id)
    AND NOT EXISTS (SELECT FROM delivery_drafts WHERE strpos(contents::text, file.id::text) > 0)
    AND NOT EXISTS (SELECT FROM addition_drafts WHERE strpos(contents::text, file.id::text) > 0)`,
} as const

/** Deletes uploaded photos that are a week old, were never sent and are in no draft. Idempotent. */
export async function deleteUnsentUploads(): Promise<void> {
  while (await db().$transaction((tx) => deleteUnusedFiles(tx, unsent)));
}
