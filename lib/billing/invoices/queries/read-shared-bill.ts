import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { payLink } from '@/lib/billing/invoices/operations/pay-link'
import { billsVisibleTo, canCombine, canPay } from '@/lib/billing/invoices/policy'
import { ofBill } from '@/lib/billing/invoices/rules/coverage'
import { isAwaited, payerOf, summarizeShare } from '@/lib/billing/invoices/rules/shared-bill'
import { percentOf, shareOfBill } from '@/lib/billing/invoices/rules/split-bill'
import { isOverdue, isPayableAlone } from '@/lib/billing/invoices/rules/status'
import type { SharedBill } from '@/lib/billing/invoices/schema/sharing'
import { payForText, payOwnShareText } from '@/lib/billing/invoices/words/shares'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { type BillInvoice, billFields, coversPhotos } from './select-bill'

/** The booking's client and the studio read who pays what of a bill, also where a brokerage pays everything; whoever pays a share doesn't. */
export async function readSharedBill(actor: Actor, invoiceId: string): Promise<SharedBill | null> {
  const invoice = await db().invoice.findFirst({
    where: { AND: [{ id: invoiceId, billCents: { not: null } }, billsVisibleTo(actor)] },
    select: { id: true, shareOfId: true },
  })
  if (!invoice) return null
  const mainId = invoice.shareOfId ?? invoice.id
  const [rows, { timeZone }] = await Promise.all([
    db().invoice.findMany({
      where: { AND: [ofBill(mainId), { OR: [{ status: { not: 'VOID' } }, { id: invoiceId }] }] },
      select: billFields,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
    getStudio(),
  ])
  const main = rows.find(({ id }) => id === mainId)
  if (!main || rows.length < 2 || (isClient(actor) && main.clientId !== actor.profileId)) return null
  const parts = rows.filter(({ status }) => status !== 'VOID')
  const shares = parts.filter(({ id }) => id !== mainId)
  const isCurrent = coversPhotos(main)
  return {
    total: main.billCents === null ? null : formatCents(main.billCents, main.currency),
    payers: rows.map((row) =>
      toPayer(actor, row, { shownId: invoiceId, today: todayIn(timeZone), isCurrent }),
    ),
    summary:
      isClient(actor) && isCurrent && shares.length > 0
        ? summarizeShare(parts, mainId, { showsLimit: true })
        : null,
    combinableId: canCombine(actor, { ...main, shares, isLatest: isCurrent }) ? mainId : null,
  }
}

function toPayer(
  actor: Actor,
  row: BillInvoice,
  { shownId, today, isCurrent }: { shownId: string; today: string; isCurrent: boolean },
): SharedBill['payers'][number] {
  const { id, invoiceNumber, status, amountCents, currency, payerName } = row
  const share = shareOfBill(row)
  const name = payerOf(row)
  const isOwed = isCurrent && isAwaited(row)
  const paidCents = amountCents - row.refundedCents
  const isOwn = row.clientId === actor.profileId && payerName === null
  return {
    id,
    number: invoiceNumber,
    name,
    due: formatCents(amountCents, currency),
    amount: `${formatCents(amountCents, currency)}${share ? ` (${percentOf(share)}%)` : ''}`,
    status,
    isOverdue: isOverdue(status, dateFromDatabase(row.dueOn), today),
    isShown: id === shownId,
    isMain: row.shareOfId === null,
    paid: status === 'COMPLETED' && paidCents > 0 ? formatCents(paidCents, currency) : null,
    isPerson: payerName !== null && row.brokerageId === null,
    isOwed,
    isAwaited: isOwed && !isOwn,
    canPay: canPay(actor, row),
    payLabel: isOwn ? payOwnShareText : payForText(name, row.brokerageId === null),
    payLink: payerName !== null && isPayableAlone(row) ? payLink({ invoiceId: id }) : null,
  }
}
