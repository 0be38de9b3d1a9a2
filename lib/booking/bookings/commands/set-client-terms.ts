import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { termsSetBy } from '@/lib/booking/bookings/policy'
import type { SetClientTerms } from '@/lib/booking/bookings/schema/changes'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Sets whether a client's new bookings are paid by invoice, without a deposit and automatic charges. Bookings that exist keep
 * what was agreed. Idempotent.
 * @throws NotFoundError for someone who isn't a client, or whose terms the actor may not set
 */
export async function setClientTerms(
  actor: Actor,
  { clientId, paysByInvoice }: SetClientTerms,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'profiles', clientId, 'NO KEY UPDATE')
    const client = await tx.profile.findFirst({
      where: { AND: [{ id: clientId }, termsSetBy(actor)] },
      select: { clientTerms: { select: { paysByInvoice: true } } },
    })
    if (!client) throw new NotFoundError('Client not found')
    if ((client.clientTerms?.paysByInvoice ?? false) === paysByInvoice) return
    await tx.clientTerms.upsert({
      where: { clientId },
      update: { paysByInvoice },
      create: { clientId, paysByInvoice },
      select: { clientId: true },
    })
    await recordAudit(tx, actor, 'client.terms-changed', clientId, { paysByInvoice })
  })
}
