import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { visibleTo } from '@/lib/billing/invoices/policy'
import { db } from '@/lib/platform/data/db'
import { log } from '@/lib/platform/monitoring/log'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { recordInvoiceEvent } from './record-invoice-event'

/**
 * Records that the client opened or downloaded an invoice, once a day. Ignores photographers. Never throws, so that the page
 * or download doesn't fail with it.
 */
export async function recordInvoiceView(
  actor: Actor,
  invoiceId: string,
  kind: 'OPENED' | 'DOWNLOADED',
): Promise<void> {
  if (!isClient(actor)) return
  try {
    const { timeZone } = await getStudio()
    const invoice = await db().invoice.findFirst({
      where: { AND: [{ id: invoiceId }, visibleTo(actor)] },
      select: { id: true },
    })
    if (!invoice) return
    const onceKey = `${kind.toLowerCase()}:${actor.profileId}:${todayIn(timeZone)}`
    await recordInvoiceEvent(db(), { invoiceId, kind, actorId: actor.profileId, onceKey })
  } catch (error) {
    log().warn({ invoiceId, kind, error: String(error) }, 'an invoice view was not recorded')
  }
}
