import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageCatalog } from '@/lib/catalog/services/policy'
import { pricing } from '@/lib/catalog/services/queries/select-service'
import { toLinkedIds } from '@/lib/catalog/services/rules/services'
import { nameTakenText } from '@/lib/catalog/services/words/editor'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { invalidFieldsText } from '@/lib/platform/words'

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

/** Reads a service. Call it with the catalog locked. @throws NotFoundError if it was deleted */
export async function readService(tx: Transaction, serviceId: string) {
  const service = await tx.service.findUnique({
    where: { id: serviceId },
    select: {
      ...pricing,
      name: true,
      description: true,
      duration: true,
      light: true,
      usesDrone: true,
      showsExterior: true,
      revisionRounds: true,
      extraRoundCents: true,
      currency: true,
      active: true,
      automaticDays: true,
    },
  })
  if (!service) throw new NotFoundError('This service no longer exists')
  const { links, ...values } = service
  return { ...values, linkedIds: toLinkedIds(links) }
}

/** @throws AppError `invalid` if another service has the same name, ignoring case */
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
    name: [nameTakenText],
  })
}
