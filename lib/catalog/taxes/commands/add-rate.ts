import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { rateLimit } from '@/lib/catalog/taxes/limits'
import type { TaxRateDraft } from '@/lib/catalog/taxes/schema'
import { tooManyRatesText } from '@/lib/catalog/taxes/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { assertDistinct, lockRates } from './lock-rates'

/**
 * Adds a tax rate, for invoices issued from its first day on.
 * @throws FieldError if there is one for the same place and day; AppError `conflict` if there are too many
 */
export async function addRate(actor: Actor, draft: TaxRateDraft): Promise<{ rateId: string }> {
  return db().$transaction(async (tx) => {
    const rates = await lockRates(tx, actor)
    if (rates.length >= rateLimit) throw new AppError('conflict', tooManyRatesText)
    assertDistinct(rates, draft)
    const { rate: rateThousandths, startsOn, ...rest } = draft
    const data = { ...rest, rateThousandths, startsOn: dateToDatabase(startsOn) }
    const { id } = await tx.taxRate.create({ data, select: { id: true } })
    await recordAudit(tx, actor, 'tax.rate-added', id, { ...rest, rateThousandths, startsOn })
    return { rateId: id }
  })
}
