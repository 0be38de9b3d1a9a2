import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { Prisma } from '@/prisma/generated/client'

/** Locks the account whose email address a link changes or restores, until the transaction ends. */
export async function lockByLink(tx: Transaction, secret: string): Promise<void> {
  const hash = hashSecret(secret)
  const hasLink = Prisma.sql`
    id = (SELECT user_id FROM email_changes WHERE confirm_hash = ${hash} OR undo_hash = ${hash})`
  await lockWhere(tx, 'users', hasLink)
}
