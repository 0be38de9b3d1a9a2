import 'server-only'
import { db } from '@/lib/platform/data/db'
import { deleteUnusedFiles } from '@/lib/studio/uploads/operations/delete-unused-files'
import { Prisma } from '@/prisma/generated/client'

const unattached = {
  purposes: ['MESSAGE_ATTACHMENT'],
  isUnused: Prisma.sql`
    NOT EXISTS (SELECT FROM message_attachments WHERE file_id = file.id OR thumbnail_id = file.id)`,
} as const

/** Removes files that were uploaded over a week ago and never attached. Idempotent. */
export async function deleteUnusedAttachments(): Promise<void> {
  while (await db().$transaction((tx) => deleteUnusedFiles(tx, unattached)));
}
