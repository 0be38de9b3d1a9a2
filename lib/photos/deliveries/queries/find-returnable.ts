import 'server-only'
import { isSplit, latestInvoice, owedShares } from '@/lib/billing/invoices/rules/coverage'
import { isPayable, isPayableAlone } from '@/lib/billing/invoices/rules/status'
import { activePurchase } from '@/lib/photos/deliveries/policy'
import { type Returnable, returnableChoice } from '@/lib/photos/deliveries/rules/choosing'
import { isChosenLine } from '@/lib/photos/deliveries/words/choosing'
import type { Transaction } from '@/lib/platform/data/db'
import type { Prisma } from '@/prisma/generated/client'

/** What can be taken back of a choice, and the invoices that this voids or changes. */
export type ReturnableBill = {
  returnable: Returnable
  /** The delivery's own invoice, if it has chosen photos on it. */
  changedMainId: string | null
  purchaseInvoiceIds: string[]
}

const fields = {
  id: true,
  status: true,
  isCollected: true,
  statementId: true,
  billCents: true,
  shares: { where: owedShares.where, select: { status: true, brokerageId: true, statementId: true } },
} satisfies Prisma.InvoiceSelect

type Bill = Prisma.InvoiceGetPayload<{ select: typeof fields }>

/** Whether nothing of a bill is paid or on a statement. */
function isUntouched({ shares, ...main }: Bill): boolean {
  return [main, ...shares].every(({ status, statementId }) => isPayable(status) && statementId === null)
}

/** Finds what its client can take back of a delivery's choice. */
export async function findReturnable(
  tx: Pick<Transaction, 'mediaDelivery'>,
  deliveryId: string,
): Promise<ReturnableBill> {
  const { invoices, purchases } = await tx.mediaDelivery.findUniqueOrThrow({
    where: { id: deliveryId },
    select: {
      invoices: {
        ...latestInvoice,
        select: {
          ...fields,
          scheduledCharge: { select: { nextAt: true } },
          lines: { where: { kind: 'OTHER' }, select: { description: true } },
        },
      },
      purchases: {
        where: activePurchase,
        select: { id: true, invoices: { where: activePurchase.invoices.some, select: fields, take: 1 } },
      },
    },
  })
  const [main] = invoices
  const isExtended = main?.lines.some(({ description }) => isChosenLine(description)) ?? false
  // An invoice that a brokerage shares can be issued anew; that of a purchase isn't, so it stays.
  const isOpen = (bill: Bill | undefined) =>
    bill !== undefined && isPayableAlone(bill) && isUntouched(bill) && bill.shares.length === 0
  const canChange = (bill: NonNullable<typeof main>) =>
    isPayableAlone(bill) && isUntouched(bill) && !isSplit(bill) && !bill.scheduledCharge?.nextAt
  const returnable = returnableChoice(
    main ? { isPayable: isPayable(main.status), canChange: !isExtended || canChange(main) } : null,
    purchases.map(({ id, invoices: [invoice] }) => ({ id, isPayable: isOpen(invoice) })),
  )
  return {
    returnable,
    changedMainId: main && isExtended && returnable.withDelivery ? main.id : null,
    purchaseInvoiceIds: purchases
      .filter(({ id }) => returnable.purchaseIds.includes(id))
      .flatMap(({ invoices: [invoice] }) => (invoice ? [invoice.id] : [])),
  }
}
