import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { ChangeRate } from '@/lib/catalog/taxes/schema'
import { rateGoneText } from '@/lib/catalog/taxes/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { EditConflictError, NotFoundError } from '@/lib/platform/errors'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { editKey } from '@/lib/platform/web/form-values'
import { assertDistinct, lockRates } from './lock-rates'

/**
 * Changes a tax rate for invoices that are issued from now on.
 * @throws NotFoundError; EditConflictError if it has changed since editing began; FieldError as addRate
 */
export async function changeRate(actor: Actor, { rateId, seen, ...draft }: ChangeRate): Promise<void> {
  await db().$transaction(async (tx) => {
    const rates = await lockRates(tx, actor)
    const before = rates.find(({ id }) => id === rateId)
    if (!before) throw new NotFoundError(rateGoneText)
    if (editKey(before) !== seen) throw new EditConflictError()
    assertDistinct(rates, draft, rateId)
    const { rate: rateThousandths, startsOn, ...rest } = draft
    const after = { id: rateId, ...rest, rateThousandths, startsOn }
    if (editKey(before) === editKey(after)) return
    const data = { ...rest, rateThousandths, startsOn: dateToDatabase(startsOn) }
    await tx.taxRate.update({ where: { id: rateId }, data, select: { id: true } })
    await recordAudit(tx, actor, 'tax.rate-changed', rateId, { name: after.name, before, after })
  })
}
