import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageTaxes } from '@/lib/catalog/taxes/policy'
import { toManagedRate } from '@/lib/catalog/taxes/rules/managed-rate'
import type { ManagedRate, TaxRateDraft } from '@/lib/catalog/taxes/schema'
import { sameRateText } from '@/lib/catalog/taxes/words'
import type { Transaction } from '@/lib/platform/data/db'
import { FieldError, ForbiddenError } from '@/lib/platform/errors'

/**
 * Locks the tax rates against other writers until the transaction ends; readers don't wait. Returns them all.
 * @throws ForbiddenError for everyone but photographers
 */
export async function lockRates(tx: Transaction, actor: Actor): Promise<ManagedRate[]> {
  if (!canManageTaxes(actor)) throw new ForbiddenError()
  await tx.$executeRaw`LOCK TABLE tax_rates IN SHARE ROW EXCLUSIVE MODE`
  return (await tx.taxRate.findMany()).map(toManagedRate)
}

/** @throws FieldError if another rate of this level begins on the same day at a place of the same precision */
export function assertDistinct(rates: readonly ManagedRate[], draft: TaxRateDraft, rateId?: string): void {
  const isTaken = rates.some(
    (rate) =>
      rate.id !== rateId &&
      rate.level === draft.level &&
      rate.startsOn === draft.startsOn &&
      (draft.zips.length > 0 || rate.zips.length > 0
        ? rate.zips.some((zip) => draft.zips.includes(zip))
        : rate.state === draft.state),
  )
  if (isTaken) throw new FieldError('startsOn', sameRateText)
}
