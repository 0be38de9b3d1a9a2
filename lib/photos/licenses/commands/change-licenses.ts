import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { readSettings } from '@/lib/photos/licenses/operations/read-settings'
import { canChangeLicenses } from '@/lib/photos/licenses/policy'
import { withoutDefaults } from '@/lib/photos/licenses/rules/choose-terms'
import type { ChangeLicenses, LicenseSettings } from '@/lib/photos/licenses/schema'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { EditConflictError, ForbiddenError } from '@/lib/platform/errors'
import { editKey } from '@/lib/platform/web/form-values'

/**
 * Sets the studio's licenses, for deliveries sent from now on. Returns the new settings.
 * @throws AppError `conflict` if they have changed since the page was opened
 */
export async function changeLicenses(
  actor: Actor,
  { seen, ...input }: ChangeLicenses,
): Promise<LicenseSettings> {
  if (!canChangeLicenses(actor)) throw new ForbiddenError()
  // The form shows the defaults, which the studio may not have made its own.
  const after = withoutDefaults(input)
  return db().$transaction(async (tx) => {
    await tx.licenseSettings.createMany({ data: { id: 1 }, skipDuplicates: true })
    await lockRow(tx, 'license_settings', 1)
    const before = await readSettings(tx)
    if (editKey(before) !== seen) throw new EditConflictError()
    if (editKey(before) === editKey(after)) return after
    await tx.licenseSettings.update({ where: { id: 1 }, data: after, select: { id: true } })
    await recordAudit(tx, actor, 'studio.licenses-changed', '1')
    return after
  })
}
