import 'server-only'
import { isCounted } from '@/lib/catalog/services/rules/pricing'
import type { ServiceValues } from '@/lib/catalog/services/schema/editing'
import { countedContentText, linkedElsewhereText, unlinkableText } from '@/lib/catalog/services/words/editor'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { invalidFieldsText } from '@/lib/platform/words'

type Linked = Pick<ServiceValues, 'kind' | 'priceBasis' | 'linkedIds'>

/**
 * Checks that a package contains services and add-ons whose number the client doesn't choose, and that an add-on is offered
 * with services. Call it with the catalog locked.
 * @param serviceId null for a new service
 * @throws AppError `invalid` for other links, or for a kind or basis that the service's own packages and add-ons don't allow
 */
export async function assertLinks(tx: Transaction, serviceId: string | null, service: Linked): Promise<void> {
  const linked = await tx.service.findMany({
    where: { id: { in: service.linkedIds } },
    select: { id: true, name: true, kind: true, priceBasis: true },
  })
  const wrong = linked.filter(
    (other) =>
      other.id === serviceId ||
      (service.kind === 'PACKAGE' ? other.kind === 'PACKAGE' || isCounted(other) : other.kind !== 'SERVICE'),
  )
  if (wrong.length > 0 || linked.length < service.linkedIds.length)
    throw invalid('linkedIds', unlinkableText(wrong.map(({ name }) => name)))
  if (serviceId === null) return
  const owners = await tx.serviceLink.findMany({
    where: { serviceId },
    select: { owner: { select: { name: true, kind: true } } },
  })
  for (const { owner } of owners) {
    const isInPackage = owner.kind === 'PACKAGE'
    if (service.kind === 'PACKAGE' || (service.kind === 'ADD_ON' && !isInPackage))
      throw invalid('kind', linkedElsewhereText(owner))
    if (isInPackage && isCounted(service)) throw invalid('priceBasis', countedContentText(owner.name))
  }
}

function invalid(field: string, message: string): AppError {
  return new AppError('invalid', invalidFieldsText, { [field]: [message] })
}
