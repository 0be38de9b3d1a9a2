import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { hashSecret } from '@/lib/platform/secret'

/** Whether a browser's secret says that it isn't asked for this account's second factor. */
export async function isRememberedDevice(userId: string, secret: string | null): Promise<boolean> {
  if (!secret) return false
  const count = await db().rememberedDevice.count({
    where: { userId, secretHash: hashSecret(secret), expiresAt: { gt: now() } },
  })
  return count > 0
}
