import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { retentionDays } from '@/lib/platform/data/retention'

/** Deletes old inquiries and counts of views. Idempotent. */
export async function deleteExpiredRecords(): Promise<void> {
  await deleteExpired(retentionDays.propertyInquiries, 'property_inquiries', (row, before) =>
    row('createdAt', '<', before),
  )
  await deleteExpired(retentionDays.propertyViews, 'property_page_views', (row, before) =>
    row('day', '<', before),
  )
}
