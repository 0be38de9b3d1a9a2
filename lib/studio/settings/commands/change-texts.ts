import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import type { AuditAction } from '@/lib/platform/data/audit-actions'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { EditConflictError, ForbiddenError } from '@/lib/platform/errors'
import { editKey } from '@/lib/platform/web/form-values'
import { canManageStudio } from '@/lib/studio/settings/policy'
import { pickPublicTexts } from '@/lib/studio/settings/rules/public-texts'
import type { ChangePublicTexts, ChangeSellers, PublicTexts } from '@/lib/studio/settings/schema'
import type { StudioSettings } from '@/prisma/generated/client'

type SellerTexts = Pick<StudioSettings, 'sellerChecklist'>

/**
 * Sets the checklist that sellers see; null for the default. Returns it.
 * @throws AppError `conflict` if it has changed since the page was opened
 */
export function changeSellers(actor: Actor, { seen, ...after }: ChangeSellers): Promise<SellerTexts> {
  return changeTexts(actor, seen, after, {
    pick: ({ sellerChecklist }) => ({ sellerChecklist }),
    audit: 'studio.sellers-changed',
  })
}

/**
 * Sets the texts of the public page, the links to social networks, and the signature of emails. Returns them.
 * @throws AppError `conflict` if one has changed since the page was opened
 */
export function changePublicTexts(actor: Actor, { seen, ...after }: ChangePublicTexts): Promise<PublicTexts> {
  return changeTexts(actor, seen, after, { pick: pickPublicTexts, audit: 'studio.public-texts-changed' })
}

async function changeTexts<T extends Partial<StudioSettings>>(
  actor: Actor,
  seen: string,
  after: T,
  { pick, audit }: { pick: (settings: StudioSettings) => T; audit: AuditAction },
): Promise<T> {
  if (!canManageStudio(actor)) throw new ForbiddenError()
  return db().$transaction(async (tx) => {
    await lockRow(tx, 'studio_settings', 1)
    const before = pick(await tx.studioSettings.findUniqueOrThrow({ where: { id: 1 } }))
    if (editKey(before) !== seen) throw new EditConflictError()
    if (editKey(before) === editKey(after)) return after
    await tx.studioSettings.update({ where: { id: 1 }, data: after, select: { id: true } })
    await recordAudit(tx, actor, audit, '1')
    return after
  })
}
