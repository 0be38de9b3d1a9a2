import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { retentionDays } from '@/lib/platform/data/retention'

/** Deletes invitations to brokerages that expired long ago. Idempotent. */
export async function deleteExpiredInvitations(): Promise<void> {
  await deleteExpired(retentionDays.brokerageInvitations, 'brokerage_invitations', (row, before) =>
    row('expiresAt', '<', before),
  )
}
