import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { EditConflictError, ForbiddenError } from '@/lib/platform/errors'
import { editKey } from '@/lib/platform/web/form-values'
import { canManageStudio } from '@/lib/studio/settings/policy'
import type { ChangeSellers } from '@/lib/studio/settings/schema'

type SellerSettings = { sellerChecklist: string | null }

/**
 * Sets the checklist that sellers see; null for the default. Returns the new settings.
 * @throws AppError `conflict` if it has changed since the page was opened
 */
export async function changeSellers(
  actor: Actor,
  { seen, ...after }: ChangeSellers,
): Promise<SellerSettings> {
  if (!canManageStudio(actor)) throw new ForbiddenError()
  return db().$transaction(async (tx) => {
    await lockRow(tx, 'studio_settings', 1)
    const before = await tx.studioSettings.findUniqueOrThrow({
      where: { id: 1 },
      select: { sellerChecklist: true },
    })
    if (editKey(before) !== seen) throw new EditConflictError()
    if (editKey(before) === editKey(after)) return after
    await tx.studioSettings.update({ where: { id: 1 }, data: after, select: { id: true } })
    await recordAudit(tx, actor, 'studio.sellers-changed', '1')
    return after
  })
}
