import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { payLink } from '@/lib/invoices/operations/pay-link'
import { canCombine, canPay, visibleTo } from '@/lib/invoices/policy'
import { latestInvoice, ofBill } from '@/lib/invoices/rules/coverage'
import { percentOf } from '@/lib/invoices/rules/split-bill'
import { isOverdue, isPayableAlone } from '@/lib/invoices/rules/status'
import type { SharedBill } from '@/lib/invoices/schema'
import { dateFromDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { formatCents } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

/** The booking's client and the studio see all invoices of a bill; whoever pays a share only their own. */
export async function readSharedBill(actor: Actor, invoiceId: string): Promise<SharedBill | null> {
  const invoice = await db().invoice.findFirst({
    where: { AND: [{ id: invoiceId, billCents: { not: null } }, visibleTo(actor)] },
    select: { id: true, shareOfId: true },
  })
  if (!invoice) return null
  const mainId = invoice.shareOfId ?? invoice.id
  const [rows, { timeZone }] = await Promise.all([
    db().invoice.findMany({
      where: { AND: [ofBill(mainId), { OR: [{ status: { not: 'VOID' } }, { id: invoiceId }] }] },
      select: fields,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
    getStudio(),
  ])
  const main = rows.find(({ id }) => id === mainId)
  if (!main || rows.length < 2 || (isClient(actor) && main.clientId !== actor.profileId)) return null
  const shares = rows.filter(({ id, status }) => id !== mainId && status !== 'VOID')
  const isLatest = main.delivery?.invoices[0]?.id === mainId
  return {
    payers: rows.map((row) => toPayer(actor, row, invoiceId, todayIn(timeZone))),
    combinableId: canCombine(actor, { ...main, shares, isLatest }) ? mainId : null,
  }
}

const fields = {
  id: true,
  invoiceNumber: true,
  status: true,
  clientId: true,
  shareOf: { select: { clientId: true } },
  amountCents: true,
  depositCents: true,
  billCents: true,
  currency: true,
  dueOn: true,
  payerName: true,
  brokerageId: true,
  isCollected: true,
  brokerage: { select: { name: true } },
  client: { select: { fullName: true } },
  delivery: { select: { invoices: { ...latestInvoice, select: { id: true } } } },
  booking: {
    select: { photographerId: true, photographer: { select: { accountStatus: true } } },
  },
} satisfies Prisma.InvoiceSelect

function toPayer(
  actor: Actor,
  row: Prisma.InvoiceGetPayload<{ select: typeof fields }>,
  shownId: string,
  today: string,
): SharedBill['payers'][number] {
  const { id, invoiceNumber, status, amountCents, depositCents, billCents, currency, payerName } = row
  const percent = percentOf(amountCents - depositCents, billCents ?? amountCents)
  return {
    id,
    number: invoiceNumber,
    name: row.brokerage?.name ?? payerName ?? row.client.fullName,
    amount: `${formatCents(amountCents, currency)} (${percent}%)`,
    status,
    isOverdue: isOverdue(status, dateFromDatabase(row.dueOn), today),
    isShown: id === shownId,
    canPay: canPay(actor, row),
    payLink: payerName !== null && isPayableAlone(row) ? payLink(id) : null,
  }
}
