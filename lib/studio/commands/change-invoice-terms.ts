import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { canManageStudio } from '@/lib/studio/policy'
import { invoiceTermsKey } from '@/lib/studio/rules'
import type { ChangeInvoiceTerms, InvoiceTerms } from '@/lib/studio/schema'

const fields = {
  taxRateBasisPoints: true,
  invoiceDueDays: true,
  invoicePrefix: true,
  reminderDays: true,
  galleryDays: true,
} as const

/**
 * Sets the tax rate, the due days, the prefix of the numbers, the reminder days and how long galleries stay open, in
 * force for the next invoice; those already issued keep theirs. The year's numbers go on under a new prefix, so that
 * none is given out twice. Answers the terms now in force.
 * @throws AppError `conflict` when the terms no longer read as they did when the page was opened
 */
export async function changeInvoiceTerms(actor: Actor, input: ChangeInvoiceTerms): Promise<InvoiceTerms> {
  if (!canManageStudio(actor)) throw new AppError('forbidden', 'Only photographers change the settings.')
  const { seen, ...after } = input
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM studio_settings WHERE id = 1 FOR UPDATE`
    const before = await tx.studioSettings.findUniqueOrThrow({ where: { id: 1 }, select: fields })
    if (invoiceTermsKey(before) !== seen) {
      throw new AppError(
        'conflict',
        'Somebody else has changed these terms since you opened the page. Nothing was saved.',
      )
    }
    if (invoiceTermsKey(before) === invoiceTermsKey(after)) return after
    await tx.studioSettings.update({ where: { id: 1 }, data: after, select: { id: true } })
    await recordAudit(tx, {
      actorId: actor.profileId,
      action: 'studio.invoice-terms-changed',
      subject: 'studio',
      subjectId: '1',
      details: { before, after },
    })
    return after
  })
}
