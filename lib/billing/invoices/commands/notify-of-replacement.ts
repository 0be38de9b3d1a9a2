import 'server-only'
import type { IssuedInvoice } from '@/lib/billing/invoices/operations/issue-bill'
import type { LockedInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { notifyPayer } from '@/lib/billing/invoices/operations/notify-payer'
import { taxContained } from '@/lib/billing/invoices/words/invoice'
import { invoiceNotifications, nameInvoice } from '@/lib/billing/invoices/words/notifications'
import type { Transaction } from '@/lib/platform/data/db'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'

type Replacement = {
  replaced: LockedInvoice
  issued: IssuedInvoice
  opensPhotos: boolean
  /** Whether the client's bank took the payment of the replaced one back. */
  isDisputeLost?: boolean
}

/** Notifies the payer of an invoice that it was replaced, and of the new one. */
export async function notifyOfReplacement(
  tx: Transaction,
  { replaced, issued, opensPhotos, isDisputeLost = false }: Replacement,
): Promise<void> {
  const { booking, invoiceNumber: replaces } = replaced
  const named = nameInvoice({ ...replaced, ...issued })
  await notifyPayer(
    tx,
    { ...replaced, id: issued.invoiceId },
    {
      ...invoiceNotifications.issued(named, replaces, isDisputeLost),
      type: 'WARNING',
      action: 'pay_invoice',
      bookingId: booking.id,
      details: { invoice_id: issued.invoiceId },
    },
    (reader) => ({
      kind: 'payment',
      template: 'invoice-issued',
      props: {
        ...reader,
        ...named,
        shootDate: formatDate(dateFromDatabase(booking.shootDate)),
        replaces,
        isDisputeLost,
        // Whoever pays a share by its link sees no photos.
        opensPhotos: opensPhotos && replaced.payerEmail === null,
        tax: taxContained({ ...issued, currency: replaced.currency }),
        dueOn: formatDate(issued.dueOn),
      },
    }),
  )
}
