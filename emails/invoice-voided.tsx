import { invoiceTitles, nothingToPayText } from '@/lib/invoices/words/notifications'
import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type InvoiceVoidedProps = {
  fullName: string
  address: string
  invoiceNumber: string
  amount: string
  link: string
}

/** To the client when the studio voids an invoice that had been emailed to them. */
export const invoiceVoided: Mail<InvoiceVoidedProps> = {
  subject: ({ invoiceNumber }) => invoiceTitles.voided(invoiceNumber),
  body: ({ fullName, address, invoiceNumber, amount, link }, studio) => (
    <MailFrame
      studio={studio}
      preview={nothingToPayText(amount, splitAddress(address).street)}
      reason="this invoice was emailed to you"
    >
      <MailHeading lead={`Hello ${fullName}, the studio voided this invoice. You don't need to pay it.`}>
        Your invoice was voided.
      </MailHeading>
      <MailFacts
        address={address}
        facts={[
          ['Invoice', invoiceNumber],
          ['Amount', `${amount}, no longer due`],
        ]}
      />
      <MailAction href={link} label="View invoice" />
    </MailFrame>
  ),
}
