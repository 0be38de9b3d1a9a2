import 'server-only'
import { noLongerOffered } from '@/lib/catalog/words'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'

/**
 * Reads the requested services at current prices, in the catalog's order.
 * @throws AppError `invalid` if one is no longer offered
 */
export async function readRequestedServices(tx: Transaction, ids: readonly string[]) {
  const uniqueIds = [...new Set(ids)]
  const services = await tx.service.findMany({
    where: { id: { in: uniqueIds } },
    select: { id: true, name: true, priceCents: true, active: true },
    orderBy: [{ position: 'asc' }, { name: 'asc' }],
  })
  const withdrawn = services.filter(({ active }) => !active).map(({ name }) => name)
  if (withdrawn.length > 0 || services.length !== uniqueIds.length) {
    const message = noLongerOffered(withdrawn)
    throw new AppError('invalid', message, { services: [message] })
  }
  return services
}
