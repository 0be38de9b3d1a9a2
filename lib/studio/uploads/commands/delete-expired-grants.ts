import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { expiredBefore, retentionDays } from '@/lib/platform/retention'

/** Deletes grants that no limit counts anymore. */
export async function deleteExpiredGrants(): Promise<void> {
  const before = expiredBefore(retentionDays.uploadGrants, now())
  await db().uploadGrant.deleteMany({ where: { createdAt: { lt: before } } })
}
