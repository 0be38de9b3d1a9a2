import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { deleteExemptions } from '@/lib/catalog/taxes/operations/delete-exemptions'
import { canManageTaxes } from '@/lib/catalog/taxes/policy'
import { certificateGoneText } from '@/lib/catalog/taxes/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'

/** Removes a client's certificate; invoices that rely on it keep it. @throws NotFoundError */
export async function removeExemption(actor: Actor, exemptionId: string): Promise<void> {
  if (!canManageTaxes(actor)) throw new ForbiddenError()
  await db().$transaction(async (tx) => {
    const exemption = await tx.taxExemption.findFirst({
      where: { id: exemptionId, removedAt: null },
      select: { clientId: true, certificateNumber: true },
    })
    if (!exemption) throw new NotFoundError(certificateGoneText)
    await deleteExemptions(tx, { id: exemptionId })
    const { clientId, certificateNumber } = exemption
    await recordAudit(tx, actor, 'tax.exemption-removed', clientId, { certificateNumber })
  })
}
