import 'server-only'
import { pricing } from '@/lib/catalog/services/queries/select-service'
import { toLinkedIds } from '@/lib/catalog/services/rules/services'
import { nameTakenText } from '@/lib/catalog/services/words/editor'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { invalidFieldsText } from '@/lib/platform/words'

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
      shots: true,
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
