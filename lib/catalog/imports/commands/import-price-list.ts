import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { importLimit } from '@/lib/catalog/imports/limits'
import { canImportServices } from '@/lib/catalog/imports/policy'
import { findServiceNames } from '@/lib/catalog/imports/queries/find-service-names'
import { readServices } from '@/lib/catalog/imports/rules/read-services'
import type { ImportPriceList } from '@/lib/catalog/imports/schema'
import { importTexts } from '@/lib/catalog/imports/words'
import { createImportedServices } from '@/lib/catalog/services/operations/create-imported-services'
import { lockCatalog } from '@/lib/catalog/services/operations/lock-catalog'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, ForbiddenError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'

/**
 * Creates a service for each name that can be read and that the catalog doesn't have, all of them or none. None of them is
 * offered. Returns how many were created. Idempotent: the same file again finds every name known.
 * @throws AppError `conflict` if no row makes a new service, `forbidden`, `too-many-requests`
 */
export async function importPriceList(
  actor: Actor,
  { fileName, rows }: ImportPriceList,
): Promise<{ serviceCount: number }> {
  if (!canImportServices(actor)) throw new ForbiddenError()
  await consumeAttempt(importLimit, actor.profileId)
  return db().$transaction(async (tx) => {
    const { currency } = await lockCatalog(tx, actor)
    const names = await findServiceNames(tx)
    const { drafts } = readServices(rows, { currency, isKnown: (name) => names.has(name) })
    const serviceCount = drafts.length
    if (serviceCount === 0) throw new AppError('conflict', importTexts.nothingNew)
    const { id } = await tx.serviceImport.create({
      data: { fileName, importedById: actor.profileId },
      select: { id: true },
    })
    await createImportedServices(tx, id, drafts)
    await recordAudit(tx, actor, 'services.imported', '1', {
      fileName,
      serviceCount,
      names: drafts.map(({ name }) => name),
    })
    return { serviceCount }
  })
}
