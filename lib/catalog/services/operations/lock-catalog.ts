import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageCatalog } from '@/lib/catalog/services/policy'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { ForbiddenError } from '@/lib/platform/errors'

/**
 * Locks the catalog against other writers until the transaction ends; readers and bookings don't wait. Returns the
 * currency of its prices, which can't change until then.
 * @throws AppError `forbidden` for everyone but photographers
 */
export async function lockCatalog(tx: Transaction, actor: Actor): Promise<{ currency: string }> {
  if (!canManageCatalog(actor)) throw new ForbiddenError()
  // Locked before the services, in the same order as a change of the studio's currency.
  await lockRow(tx, 'studio_settings', 1, 'SHARE')
  await tx.$executeRaw`LOCK TABLE services IN SHARE ROW EXCLUSIVE MODE`
  return tx.studioSettings.findUniqueOrThrow({ where: { id: 1 }, select: { currency: true } })
}
