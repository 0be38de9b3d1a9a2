import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { EditConflictError, ForbiddenError } from '@/lib/platform/errors'
import { editKey } from '@/lib/platform/form-values'
import { lockRow } from '@/lib/platform/lock'
import { canManageStudio } from '@/lib/studio/policy'
import type { ChangeInvoiceTerms, InvoiceTerms } from '@/lib/studio/schema'

const fields = {
  invoiceDueDays: true,
  invoicePrefix: true,
  reminderDays: true,
  turnaroundHours: true,
  galleryDays: true,
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
  const { seen, ...after } = input
  return db().$transaction(async (tx) => {
    await lockRow(tx, 'studio_settings', 1)
    const before = await tx.studioSettings.findUniqueOrThrow({ where: { id: 1 }, select: fields })
    if (editKey(before) !== seen) throw new EditConflictError()
    if (editKey(before) === editKey(after)) return after
    await tx.studioSettings.update({ where: { id: 1 }, data: after, select: { id: true } })
    await recordAudit(tx, actor, 'studio.invoice-terms-changed', '1', { before, after })
    return after
  })
}
