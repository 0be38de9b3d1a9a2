import 'server-only'
import { defaultSettings } from '@/lib/photos/licenses/rules/choose-terms'
import type { LicenseSettings } from '@/lib/photos/licenses/schema'
import type { Transaction } from '@/lib/platform/data/db'

/** Reads the studio's licenses. */
export async function readSettings(tx: Pick<Transaction, 'licenseSettings'>): Promise<LicenseSettings> {
  const row = await tx.licenseSettings.findUnique({ where: { id: 1 }, omit: { id: true } })
  return row ?? defaultSettings
}
