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

/** To the client whose invoice is soon due, or overdue. */
export const invoiceReminder: Mail<InvoiceReminderProps> = {
  subject: ({ invoiceNumber, isOverdue, dueOn }) =>
    isOverdue ? `Invoice ${invoiceNumber} is overdue` : `Invoice ${invoiceNumber} is due ${dueOn}`,
  body: (props, studio) => {
    const { fullName, photographer, address, invoiceNumber, amount, dueOn, isOverdue, link } = props
    return (
      <MailFrame
        studio={studio}
        preview={`${amount} for ${splitAddress(address).street}, due ${dueOn}.`}
        reason="You receive this because an invoice of yours is not paid yet."
      >
        <MailHeading
          lead={
            isOverdue
              ? `Hello ${fullName}, the invoice of ${photographer} was due on ${dueOn} and has not been paid yet.`
              : `Hello ${fullName}, the invoice of ${photographer} is due on ${dueOn}.`
          }
        >
          {isOverdue ? 'A payment is overdue.' : 'A payment is due soon.'}
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
          remark="If you have paid in the meantime, thank you, and please ignore this mail."
        />
      </MailFrame>
    )
  },
}
