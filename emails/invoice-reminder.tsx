import { invoiceTitles } from '@/lib/invoices/words/notifications'
import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type InvoiceReminderProps = {
  fullName: string
  photographer: string
  address: string
  invoiceNumber: string
  amount: string
  dueOn: string
  isOverdue: boolean
  link: string
}

/** To the client about an unpaid invoice, before or after its due date. */
export const invoiceReminder: Mail<InvoiceReminderProps> = {
  subject: (props) => invoiceTitles.reminder(props),
  body: (props, studio) => {
    const { fullName, photographer, address, invoiceNumber, amount, dueOn, isOverdue, link } = props
    return (
      <MailFrame
        studio={studio}
        preview={`${amount} for ${splitAddress(address).street}, ${isOverdue ? 'was due' : 'due'} ${dueOn}.`}
        reason="you have an unpaid invoice"
      >
        <MailHeading
          lead={
            isOverdue
              ? `Hello ${fullName}, your invoice from ${photographer} was due on ${dueOn} and hasn't been paid yet.`
              : `Hello ${fullName}, your invoice from ${photographer} is due on ${dueOn}.`
          }
        >
          {isOverdue ? 'Your payment is overdue.' : 'Payment reminder.'}
        </MailHeading>
        <MailFacts
          address={address}
          facts={[
            ['Invoice', invoiceNumber],
            ['Amount', amount],
            ['Due', dueOn],
          ]}
        />
        <MailAction
          href={link}
          label="View and pay"
          remark="Already paid? Thank you. You can ignore this email."
        />
      </MailFrame>
    )
  },
}
