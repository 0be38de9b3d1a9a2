import 'server-only'
import { taxContained } from '@/lib/invoices/words/invoice'
import { nameInvoice } from '@/lib/invoices/words/notifications'
import { formatDate } from '@/lib/platform/calendar-date'
import type { Transaction } from '@/lib/platform/db'
import type { IssuedShare } from './issue-bill'
import { emailPayer } from './notify-payer'
import { payLink } from './pay-link'

type Shared = {
  shares: readonly IssuedShare[]
  currency: string
  agentName: string
  booking: { propertyAddress: string }
}

/** Emails the people without an account who pay shares of a new bill, each with their link. */
export async function emailShares(
  tx: Transaction,
  { shares, currency, agentName, booking }: Shared,
): Promise<void> {
  for (const share of shares) {
    const { payer, invoiceId, dueOn } = share
    if (payer.kind !== 'person') continue
    await emailPayer(tx, payer.email, {
      kind: 'payment',
      template: 'share-issued',
      props: {
        fullName: payer.name,
        agentName,
        ...nameInvoice({ ...share, currency, booking }),
        tax: taxContained({ ...share, currency }),
        dueOn: formatDate(dueOn),
        link: payLink(invoiceId),
      },
    })
  }
}
