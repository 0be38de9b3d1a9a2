import 'server-only'
import { rememberedDays } from '@/lib/people/second-factor/limits'
import { announceChange } from '@/lib/people/second-factor/operations/announce-change'
import { db } from '@/lib/platform/data/db'
import { createSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'

type Browser = { browser: string | null; device: string | null }

/**
 * Stops asking for the account's second factor in this browser.
 * @param label names the browser in the email
 * @returns the secret for the browser's cookie
 */
export async function rememberSecondFactor(
  userId: string,
  { browser, device }: Browser,
  label: string,
): Promise<string> {
  const { secret, secretHash } = createSecret()
  const expiresAt = new Date(now().getTime() + rememberedDays * 86_400_000)
  await db().$transaction(async (tx) => {
    await tx.rememberedDevice.create({ data: { userId, secretHash, browser, device, expiresAt } })
    await announceChange(tx, userId, 'device.remembered', label)
  })
  return secret
}
