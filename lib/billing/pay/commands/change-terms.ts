import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockPayee } from '@/lib/billing/pay/operations/lock-payee'
import { readTerms } from '@/lib/billing/pay/operations/read-terms'
import { listPayableServices } from '@/lib/billing/pay/queries/list-payable-services'
import { amountsOf, type ServiceAmount, sortAmounts } from '@/lib/billing/pay/rules/service-amounts'
import type { PayTerms } from '@/lib/billing/pay/rules/terms'
import type { ChangeTerms } from '@/lib/billing/pay/schema'
import { describeTerms, incompleteAmountsText } from '@/lib/billing/pay/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { EditConflictError, FieldError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { editKey } from '@/lib/platform/web/form-values'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Sets what a photographer is paid, for everything that isn't on an approved statement yet. Returns the new terms.
 * @throws ForbiddenError for everyone but the owner; FieldError for amounts that don't cover a service; AppError `conflict` if they have changed since the page was opened
 */
export async function changeTerms(actor: Actor, input: ChangeTerms): Promise<PayTerms> {
  const { photographerId, shoot, seen, amounts: typed, ...entered } = input
  const { currency } = await getStudio()
  for (const amount of [...(shoot ? [shoot] : []), ...typed]) assertCurrency(amount, currency)
  const amounts = typed.map(({ cents: amountCents, ...amount }) => ({ ...amount, amountCents }))
  return db().$transaction(async (tx) => {
    await lockPayee(tx, actor, photographerId)
    const before = (await readTerms(tx, [photographerId])).get(photographerId)
    if (editKey(before ?? {}) !== seen) throw new EditConflictError()
    const shown = await shownAmounts(tx, amounts)
    const after: PayTerms = { ...entered, shootCents: shoot?.cents ?? 0, amounts: shown, currency }
    if (before && editKey(before) === editKey(after)) return after
    const { amounts: _amounts, ...columns } = after
    const data = { ...columns, paidFrom: dateToDatabase(after.paidFrom) }
    await tx.payTerms.upsert({
      where: { photographerId },
      create: { photographerId, ...data, amounts: { create: shown } },
      update: { ...data, amounts: { deleteMany: {}, create: shown } },
      select: { photographerId: true },
    })
    await recordAudit(tx, actor, 'pay.terms-changed', photographerId, { terms: describeTerms(after) })
    return after
  })
}

/**
 * Returns the amounts of the services and bands that the form shows.
 * @throws FieldError for a service with amounts for some of its sizes only: the others would count as the next larger one
 */
async function shownAmounts(tx: Transaction, amounts: readonly ServiceAmount[]): Promise<ServiceAmount[]> {
  if (amounts.length === 0) return []
  const services = await listPayableServices(tx)
  return sortAmounts(
    services.flatMap((service) => {
      const own = amountsOf(service, amounts)
      if (own.length > 0 && own.length < service.bands.length)
        throw new FieldError('amounts', incompleteAmountsText(service.name))
      return own
    }),
  )
}
