import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { findImport } from '@/lib/catalog/imports/queries/find-import'
import { lockCatalog } from '@/lib/catalog/services/operations/lock-catalog'
import { offerImportedServices } from '@/lib/catalog/services/operations/offer-imported-services'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'

/**
 * Offers the services of an import. Returns how many weren't offered before. Idempotent.
 * @throws AppError `not-found`, `forbidden`
 */
export async function offerImported(actor: Actor, importId: string): Promise<{ offeredCount: number }> {
  return db().$transaction(async (tx) => {
    await lockCatalog(tx, actor)
    const { fileName } = await findImport(tx, actor, importId)
    const offeredCount = await offerImportedServices(tx, importId)
    if (offeredCount > 0) await recordAudit(tx, actor, 'services.offered', '1', { fileName, offeredCount })
    return { offeredCount }
  })
}
