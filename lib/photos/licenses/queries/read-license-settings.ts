import 'server-only'
import { readSettings } from '@/lib/photos/licenses/operations/read-settings'
import type { LicenseSettings } from '@/lib/photos/licenses/schema'
import { db } from '@/lib/platform/data/db'

/** Reads the studio's licenses, for its photographers. */
export function readLicenseSettings(): Promise<LicenseSettings> {
  return readSettings(db())
}
