import { invoiceTitles, type NamedInvoice } from '@/lib/billing/invoices/words/notifications'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'

export type InvoiceReminderProps = NamedInvoice & {
  fullName: string
  photographer: string
  dueOn: string
  isOverdue: boolean
  link: string
}

/** To the client about an unpaid invoice, before or after its due date. */
export const invoiceReminder: Mail<InvoiceReminderProps> = {
  subject: (props) => invoiceTitles.reminder(props),
  content: ({ fullName, photographer, address, invoiceNumber, amount, dueOn, isOverdue, link }) => ({
    preview: `${amount} for ${splitAddress(address).street}, ${isOverdue ? 'was due' : 'due'} ${dueOn}.`,
    reason: 'you have an unpaid invoice',
    heading: isOverdue ? 'Your payment is overdue' : 'Payment reminder',
    to: fullName,
    lead: isOverdue
      ? `your invoice from ${photographer} was due on ${dueOn} and hasn't been paid yet.`
      : `your invoice from ${photographer} is due on ${dueOn}.`,
    address,
    facts: [
      ['Invoice', invoiceNumber],
      ['Amount', amount],
      ['Due', dueOn],
    ],
    action: {
      href: link,
      label: 'View and pay',
      remark: 'Already paid? Thank you. You can ignore this email.',
    },
  }),
}
