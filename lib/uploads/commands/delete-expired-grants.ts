import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { expiredBefore } from '@/lib/platform/retention'

/** Deletes grants that no limit counts anymore. */
export async function deleteExpiredGrants(): Promise<void> {
  await db().uploadGrant.deleteMany({ where: { createdAt: { lt: expiredBefore('uploadGrants', now()) } } })
}
