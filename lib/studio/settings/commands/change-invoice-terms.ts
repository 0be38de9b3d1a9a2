import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, EditConflictError, ForbiddenError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { editKey } from '@/lib/platform/web/form-values'
import { invalidFieldsText } from '@/lib/platform/words'
import { canManageStudio } from '@/lib/studio/settings/policy'
import type { ChangeInvoiceTerms, InvoiceTerms } from '@/lib/studio/settings/schema'
import { oneDepositText } from '@/lib/studio/settings/words'

const fields = {
  invoiceDueDays: true,
  invoicePrefix: true,
  reminderDays: true,
  turnaroundHours: true,
  galleryDays: true,
  depositCents: true,
  depositPercent: true,
  chargeAfterDays: true,
  chargeRetryDays: true,
} as const

/**
 * Sets the due days, number prefix, and reminder days of new invoices, the promised turnaround of new bookings, and
 * how long new galleries stay open, and whether new bookings are charged to the saved card. Existing ones keep their terms. Numbering continues under a new prefix, so that no number repeats within a year.
 * Returns the new terms.
 * @throws AppError `conflict` if the terms have changed since the page was opened
 */
export async function changeInvoiceTerms(actor: Actor, input: ChangeInvoiceTerms): Promise<InvoiceTerms> {
  if (!canManageStudio(actor)) throw new ForbiddenError()
  const { seen, deposit, ...terms } = input
  const after = { ...terms, depositCents: deposit.cents }
  if (after.depositCents > 0 && after.depositPercent !== null)
    throw new AppError('invalid', invalidFieldsText, { depositPercent: [oneDepositText] })
  return db().$transaction(async (tx) => {
    await lockRow(tx, 'studio_settings', 1)
    const current = await tx.studioSettings.findUniqueOrThrow({
      where: { id: 1 },
      select: { ...fields, currency: true },
    })
    const { currency, ...before } = current
    assertCurrency(deposit, currency)
    if (editKey(current) !== seen) throw new EditConflictError()
    if (editKey(before) === editKey(after)) return { ...after, currency }
    await tx.studioSettings.update({ where: { id: 1 }, data: after, select: { id: true } })
    await recordAudit(tx, actor, 'studio.invoice-terms-changed', '1', { before, after, currency })
    return { ...after, currency }
  })
}
