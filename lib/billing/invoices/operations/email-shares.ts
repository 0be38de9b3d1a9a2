import 'server-only'
import { taxContained } from '@/lib/billing/invoices/words/invoice'
import { nameInvoice } from '@/lib/billing/invoices/words/notifications'
import type { Transaction } from '@/lib/platform/data/db'
import { formatDate } from '@/lib/platform/time/calendar-date'
import type { IssuedShare } from './issue-bill'
import { emailPayer } from './notify-payer'
import { payLink } from './pay-link'

type Shared = {
  shares: readonly IssuedShare[]
  currency: string
  agentName: string
  booking: { propertyAddress: string }
}

/** Emails whoever pays a share of a new bill by a link. */
export async function emailShares(
  tx: Transaction,
  { shares, currency, agentName, booking }: Shared,
): Promise<void> {
  for (const share of shares) {
    const { payer, invoiceId, dueOn } = share
    if (payer.kind === 'account' || (payer.kind === 'brokerage' && payer.isCollected)) continue
    await emailPayer(tx, payer.email, {
      kind: 'payment',
      template: 'share-issued',
      props: {
        fullName: payer.name,
        agentName,
        isCovered: payer.kind === 'brokerage',
        isOverLimit: payer.kind === 'brokerage' && payer.isOverLimit,
        ...nameInvoice({ ...share, currency, booking }),
        tax: taxContained({ ...share, currency }),
        dueOn: formatDate(dueOn),
        link: payLink({ invoiceId }),
      },
    })
  }
}
