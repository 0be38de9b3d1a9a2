import 'server-only'
import { noLongerOffered } from '@/lib/catalog/words'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'

/**
 * The requested services at today's prices, in the catalog's order.
 * @throws AppError `invalid` when one is not offered any more
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
