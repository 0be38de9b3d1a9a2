import { maxInvoices, maxRecords } from './limits'

/** Explains each file of the download. */
export function writeReadme({ studio, timeZone }: { studio: string; timeZone: string }): string {
  const count = (limit: number) => limit.toLocaleString('en-US')
  return `Your data at ${studio}

These are the files that ${studio} has about you. JSON files are for programs; CSV files open
in any spreadsheet.

profile.json        Your name, contact details, email settings, brokerage, saved cards and the devices
                    you're signed in on. Card numbers are stored by Stripe, never here.
tax-certificate-*   Your tax exemption certificates, if you have any.
avatar.*            Your profile photo, if you have one.
bookings.json/.csv  Your bookings with services, amounts and timeline.
invoices.json/.csv  Your invoices. Each one is also in the folder invoices, as a PDF.
messages.json/.csv  Your conversations with the studio. The folder messages has the attachments.
quotes.json         The quotes you requested with your email address, and the replies.
notifications.json  The notifications you received in the portal.
emails.json         The emails that were sent to you. Sent emails are deleted after a while.
activity.json       What you did in the portal.
photos.json         Your galleries, the photos you marked as favorites, and your comments on them.
photos/             The original photos of every gallery that is paid and hasn't expired, by
                    booking.

Shoots are in the studio's time zone, ${timeZone}. All other times are in UTC, and end with Z.
Amounts in JSON are in cents, or the smallest unit of the currency.
A file has at most the newest ${count(maxRecords)} records, and at most the newest ${count(maxInvoices)} invoices.
`
}
