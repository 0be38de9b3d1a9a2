import 'server-only'
import { db } from '@/lib/platform/data/db'
import { deleteUnusedFiles } from '@/lib/studio/uploads/operations/delete-unused-files'
import { Prisma } from '@/prisma/generated/client'

const unused = {
  purposes: ['TAX_CERTIFICATE'],
  isUnused: Prisma.sql`NOT EXISTS (SELECT FROM tax_exemptions WHERE file_id = file.id)`,
} as const

/** Removes files that were uploaded over a week ago and belong to no certificate. Idempotent. */
export async function deleteUnusedCertificates(): Promise<void> {
  while (await db().$transaction((tx) => deleteUnusedFiles(tx, unused)));
}
