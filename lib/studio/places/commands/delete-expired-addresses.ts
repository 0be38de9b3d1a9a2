import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { retentionDays } from '@/lib/platform/data/retention'

/** Deletes what the geocoder found long ago. Idempotent. */
export async function deleteExpiredAddresses(): Promise<void> {
  await deleteExpired(retentionDays.locatedAddresses, 'located_addresses', (row, before) =>
    row('locatedAt', '<', before),
  )
}
