import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCatalog } from '@/lib/catalog/services/operations/lock-catalog'
import { serviceCategories } from '@/lib/catalog/services/rules/chosen-services'
import type { OrderServices } from '@/lib/catalog/services/schema/editing'
import { listChangedText } from '@/lib/catalog/services/words/editor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import type { ServiceCategory } from '@/prisma/generated/enums'

/**
 * Reorders the services of a category.
 * @throws AppError `conflict` if the category has changed since it was shown, or the lists have different services
 */
export async function orderServices(
  actor: Actor,
  { category, seen, wanted }: OrderServices,
): Promise<{ changed: boolean }> {
  return db().$transaction(async (tx) => {
    await lockCatalog(tx, actor)
    const all = await tx.service.findMany({
      select: { id: true, category: true },
      orderBy: [{ position: 'asc' }, { name: 'asc' }],
    })
    const idsOf = (one: ServiceCategory) =>
      all.filter((service) => service.category === one).map(({ id }) => id)
    const before = idsOf(category)
    if (!areSame(before, seen) || !areSame([...before].sort(), [...wanted].sort())) {
      throw new AppError('conflict', listChangedText)
    }
    if (areSame(before, wanted)) return { changed: false }
    const ids = serviceCategories.flatMap(({ id }) => (id === category ? wanted : idsOf(id)))
    await tx.$executeRaw`
      UPDATE services SET position = place.number * 10
      FROM unnest(${ids}::text[]) WITH ORDINALITY AS place (id, number) WHERE services.id = place.id`
    await recordAudit(tx, actor, 'services.reordered', category, { before, after: wanted })
    return { changed: true }
  })
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index])
}
