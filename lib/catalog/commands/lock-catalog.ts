import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageCatalog } from '@/lib/catalog/policy'
import type { Transaction } from '@/lib/platform/db'
import { AppError, invalidFieldsText, NotFoundError } from '@/lib/platform/errors'

/**
 * Lets one person at a time write the catalog, until the transaction ends; readers and bookings do not wait. Returns
 * the currency of its prices, which stays the same until then.
 * @throws AppError `forbidden` for everyone but photographers
 */
export async function lockCatalog(tx: Transaction, actor: Actor): Promise<{ currency: string }> {
  if (!canManageCatalog(actor)) throw new AppError('forbidden', 'Only photographers edit the services.')
  // Before the services, as a change of the studio's currency does.
  const rows = await tx.$queryRaw<{ currency: string }[]>`
    SELECT currency FROM studio_settings WHERE id = 1 FOR SHARE`
  await tx.$executeRaw`LOCK TABLE services IN SHARE ROW EXCLUSIVE MODE`
  if (!rows[0]) throw new Error('the studio has no settings')
  return rows[0]
}

/** Reads a service under the lock. @throws NotFoundError when it is gone */
export async function readService(tx: Transaction, serviceId: string) {
  const service = await tx.service.findUnique({
    where: { id: serviceId },
    select: {
      name: true,
      description: true,
      duration: true,
      durationMinutes: true,
      priceCents: true,
      currency: true,
      active: true,
    },
  })
  if (!service) throw new NotFoundError('This service no longer exists')
  return service
}

/** @throws AppError `invalid` when another service is called the same, whatever the case of its letters */
export async function assertNameAvailable(
  tx: Transaction,
  name: string,
  serviceId: string | null,
): Promise<void> {
  const namesake = await tx.service.findFirst({
    where: { name: { equals: name, mode: 'insensitive' }, ...(serviceId && { id: { not: serviceId } }) },
    select: { id: true },
  })
  if (!namesake) return
  throw new AppError('invalid', invalidFieldsText, {
    name: ['Another service has this name'],
  })
}
