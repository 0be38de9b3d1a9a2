import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { differingValues, toServiceValues } from '@/lib/catalog/rules'
import type { ChangeService, ServiceValues } from '@/lib/catalog/schema'
import { assertCurrency } from '@/lib/platform/amount-schema'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { assertNameAvailable, lockCatalog, readService } from './lock-catalog'

/**
 * Writes the edited values of a service, in force at once; bookings keep the name and price they were made with.
 * @throws NotFoundError, AppError `conflict` when it no longer reads as it did when the editing began, `invalid` for a name in use
 */
export async function changeService(
  actor: Actor,
  { serviceId, seen, ...draft }: ChangeService,
): Promise<{ changed: boolean }> {
  const wanted = toServiceValues(draft)
  return db().$transaction(async (tx) => {
    const { currency } = await lockCatalog(tx, actor)
    assertCurrency(draft.price, currency)
    const before = await readService(tx, serviceId)
    if (differingValues(before, seen).length > 0) {
      throw new AppError(
        'conflict',
        `Somebody else has changed ${before.name} since you opened it. Nothing was saved.`,
      )
    }
    const changes = differingValues(before, wanted)
    if (changes.length === 0) return { changed: false }
    await assertNameAvailable(tx, wanted.name, serviceId)
    await tx.service.update({ where: { id: serviceId }, data: wanted, select: { id: true } })
    await recordAudit(tx, {
      actorId: actor.profileId,
      action: 'service.changed',
      subject: 'service',
      subjectId: serviceId,
      details: { name: wanted.name, currency, before: pick(before, changes), after: pick(wanted, changes) },
    })
    return { changed: true }
  })
}

function pick(values: ServiceValues, names: readonly (keyof ServiceValues)[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
