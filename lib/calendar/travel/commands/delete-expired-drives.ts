import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { retentionDays } from '@/lib/platform/data/retention'

/** Deletes drives that were measured long ago: roads change. Idempotent. */
export async function deleteExpiredDrives(): Promise<void> {
  await deleteExpired(retentionDays.measuredDrives, 'measured_drives', (row, before) =>
    row('measuredAt', '<', before),
  )
}
