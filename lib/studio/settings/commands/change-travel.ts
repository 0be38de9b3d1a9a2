import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { EditConflictError, ForbiddenError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { editKey } from '@/lib/platform/web/form-values'
import { canManageStudio } from '@/lib/studio/settings/policy'
import type { TravelTerms } from '@/lib/studio/settings/rules/travel'
import { pickTravel } from '@/lib/studio/settings/rules/travel'
import type { ChangeTravel } from '@/lib/studio/settings/schema'

/**
 * Sets how drives are estimated and what clients pay for them, for new bookings. Existing bookings keep their times and
 * fees. Returns the new settings.
 * @param onChange called in the same transaction, unless nothing changed
 * @throws AppError `conflict` if the settings or the currency have changed since the page was opened
 */
export async function changeTravel(
  actor: Actor,
  input: ChangeTravel,
  onChange: (tx: Transaction) => Promise<void>,
): Promise<TravelTerms> {
  if (!canManageStudio(actor)) throw new ForbiddenError()
  const { seen, travelStepFee, ...values } = input
  const after = { ...values, travelStepCents: travelStepFee.cents }
  return db().$transaction(async (tx) => {
    await lockRow(tx, 'studio_settings', 1)
    const current = pickTravel(await tx.studioSettings.findUniqueOrThrow({ where: { id: 1 } }))
    const { currency, ...before } = current
    assertCurrency(travelStepFee, currency)
    if (editKey(current) !== seen) throw new EditConflictError()
    if (editKey(before) === editKey(after)) return after
    await tx.studioSettings.update({ where: { id: 1 }, data: after, select: { id: true } })
    await recordAudit(tx, actor, 'studio.travel-changed', '1', { before, after, currency })
    await onChange(tx)
    return after
  })
}
