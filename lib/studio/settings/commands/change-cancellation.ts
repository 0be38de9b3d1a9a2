import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { EditConflictError, ForbiddenError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { editKey } from '@/lib/platform/web/form-values'
import { canManageStudio } from '@/lib/studio/settings/policy'
import type { CancellationPolicy } from '@/lib/studio/settings/rules/cancellation'
import type { ChangeCancellation } from '@/lib/studio/settings/schema'

/**
 * Sets until when cancelling is free and what it costs after that, for new bookings. Existing bookings keep their terms.
 * Returns the new terms.
 * @throws AppError `conflict` if the terms or the currency have changed since the page was opened
 */
export async function changeCancellation(
  actor: Actor,
  input: ChangeCancellation,
): Promise<Omit<CancellationPolicy, 'currency'>> {
  if (!canManageStudio(actor)) throw new ForbiddenError()
  const { freeCancelHours, lateCancelFee } = input
  const lateCancelFeeCents = lateCancelFee.cents
  const after = { freeCancelHours, lateCancelFeeCents }
  return db().$transaction(async (tx) => {
    await lockRow(tx, 'studio_settings', 1)
    const current = await tx.studioSettings.findUniqueOrThrow({
      where: { id: 1 },
      select: { freeCancelHours: true, lateCancelFeeCents: true, currency: true },
    })
    const { currency, ...before } = current
    assertCurrency(lateCancelFee, currency)
    if (editKey(current) !== input.seen) throw new EditConflictError()
    if (editKey(before) === editKey(after)) return after
    await tx.studioSettings.update({ where: { id: 1 }, data: after, select: { id: true } })
    await recordAudit(tx, actor, 'studio.cancellation-changed', '1', { before, after, currency })
    return after
  })
}
