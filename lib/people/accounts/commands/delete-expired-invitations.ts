import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { retentionDays } from '@/lib/platform/data/retention'

/** Deletes invitations that expired long ago. Idempotent. */
export async function deleteExpiredInvitations(): Promise<void> {
  await deleteExpired(retentionDays.teamInvitations, 'team_invitations', (row, before) =>
    row('expiresAt', '<', before),
  )
}
