import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { retentionDays } from '@/lib/platform/data/retention'

/** Deletes challenges and remembered devices that have expired. Idempotent. */
export async function deleteExpiredFactorRows(): Promise<void> {
  await deleteExpired(retentionDays.passkeyChallenges, 'passkey_challenges', (row, before) =>
    row('expiresAt', '<', before),
  )
  await deleteExpired(retentionDays.rememberedDevices, 'remembered_devices', (row, before) =>
    row('expiresAt', '<', before),
  )
}
