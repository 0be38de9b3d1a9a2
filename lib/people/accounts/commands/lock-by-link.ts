import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { hashSecret } from '@/lib/platform/secret'

/** Locks the account whose email address a link changes or restores, until the transaction ends. */
export async function lockByLink(tx: Transaction, secret: string): Promise<void> {
  const hash = hashSecret(secret)
  await tx.$queryRaw`
    SELECT id FROM users
    WHERE id = (SELECT user_id FROM email_changes WHERE confirm_hash = ${hash} OR undo_hash = ${hash})
    FOR UPDATE`
}
