import 'server-only'
import { db } from '@/lib/platform/data/db'
import { expiredBefore, retentionDays } from '@/lib/platform/data/retention'
import { now } from '@/lib/platform/time/clock'

/** Deletes grants that no limit counts anymore. */
export async function deleteExpiredGrants(): Promise<void> {
  const before = expiredBefore(retentionDays.uploadGrants, now())
  await db().uploadGrant.deleteMany({ where: { createdAt: { lt: before } } })
}
