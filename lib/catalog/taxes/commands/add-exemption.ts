import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { exemptionLimit } from '@/lib/catalog/taxes/limits'
import { canManageTaxes } from '@/lib/catalog/taxes/policy'
import type { AddExemption } from '@/lib/catalog/taxes/schema'
import { fileGoneText, tooManyCertificatesText } from '@/lib/catalog/taxes/words'
import { visibleTo } from '@/lib/people/clients/policy'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, FieldError, ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'

/**
 * Adds a client's certificate of exemption, with the file that the actor uploaded. Invoices issued from now on rely on it.
 * @throws NotFoundError for an unknown client; FieldError without the file
 */
export async function addExemption(actor: Actor, input: AddExemption): Promise<{ exemptionId: string }> {
  if (!canManageTaxes(actor)) throw new ForbiddenError()
  const { clientId, fileId, expiresOn, ...certificate } = input
  return db().$transaction(async (tx) => {
    const client = await tx.profile.findFirst({
      where: { AND: [{ id: clientId }, visibleTo(actor), { accountStatus: { not: 'DELETED' } }] },
      select: { id: true },
    })
    if (!client) throw new NotFoundError('Client not found')
    await lockRow(tx, 'profiles', clientId)
    const file = await tx.storedFile.findFirst({
      where: { id: fileId, purpose: 'TAX_CERTIFICATE', uploaderId: actor.profileId, taxExemption: null },
      select: { id: true },
    })
    if (!file) throw new FieldError('fileId', fileGoneText)
    const count = await tx.taxExemption.count({ where: { clientId, removedAt: null } })
    if (count >= exemptionLimit) throw new AppError('conflict', tooManyCertificatesText)
    const data = { clientId, fileId, ...certificate, expiresOn: expiresOn && dateToDatabase(expiresOn) }
    const { id } = await tx.taxExemption.create({ data, select: { id: true } })
    await recordAudit(tx, actor, 'tax.exemption-added', clientId, { ...certificate, expiresOn })
    return { exemptionId: id }
  })
}
