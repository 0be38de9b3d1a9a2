import 'server-only'
import { catalogOrder, pricing } from '@/lib/catalog/services/queries/select-service'
import { pickOrder } from '@/lib/catalog/services/rules/order'
import { noLongerOffered, notTogetherText } from '@/lib/catalog/services/words/orders'
import type { Transaction } from '@/lib/platform/data/db'
import { FieldError } from '@/lib/platform/errors'

/** The columns of a chosen service. */
export const chosenFields = {
  ...pricing,
  name: true,
  currency: true,
  light: true,
  usesDrone: true,
  showsExterior: true,
  revisionRounds: true,
  extraRoundCents: true,
  active: true,
  automaticDays: true,
} as const

/**
 * Returns the services that a client chose with their current prices and bands, in the catalog's order.
 * @param field the form's field that shows the error
 * @throws FieldError when one of them isn't offered, or not with the others
 */
export async function readChosenServices(
  tx: Pick<Transaction, 'service'>,
  ids: readonly string[],
  field: 'serviceIds' | 'services',
) {
  const chosen = [...new Set(ids)]
  const services = await tx.service.findMany({
    where: { id: { in: chosen } },
    select: chosenFields,
    orderBy: [...catalogOrder],
  })
  const withdrawn = services.filter((service) => !service.active).map(({ name }) => name)
  if (withdrawn.length > 0 || services.length !== chosen.length)
    throw new FieldError(field, noLongerOffered(withdrawn))
  const order = new Set(pickOrder(services, chosen))
  const misfit = services.find((service) => !order.has(service))
  if (misfit) throw new FieldError(field, notTogetherText(misfit.name))
  return services
}
