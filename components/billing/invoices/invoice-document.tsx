import { Fragment } from 'react'
import { Logo } from '@/components/ui/logo'
import type { InvoiceDetail } from '@/lib/billing/invoices/schema/invoices'
import { taxNumberText, thanksFrom } from '@/lib/billing/invoices/words/invoice'
import { splitAddress } from '@/lib/platform/text/address'
import { InvoiceStatus } from './invoice-status'

/** The light theme's colors, in the dark theme too. */
const paper =
  'bg-[#fff] text-ink [--color-accent:oklch(0.425_0.098_248)] [--color-ink-2:oklch(0.415_0.01_65)] [--color-ink-3:oklch(0.5_0.01_68)] [--color-ink:oklch(0.228_0.01_65)] [--color-line:oklch(0.86_0.006_78)] [--color-ok:oklch(0.425_0.082_155)] [--color-stop:oklch(0.468_0.15_28)] [--color-wait:oklch(0.475_0.095_72)]'

/** An invoice as it is printed. `data-print` hides the rest of the page in print. */
export function InvoiceDocument({ invoice }: { invoice: InvoiceDetail }) {
  const { studio, client, booking } = invoice
  const { street, town } = splitAddress(booking.address)
  return (
    <article
      data-print
      aria-label={`Invoice ${invoice.number}`}
      className={`${paper} @container flex min-h-160 flex-col px-5 py-6 shadow-[0_1px_2px_oklch(0.2_0.01_65/0.06),0_8px_24px_-12px_oklch(0.2_0.01_65/0.18)] md:px-[0.65in] md:pt-[0.55in] md:pb-[0.6in] print:p-0 print:shadow-none`}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <Logo name={studio.name} logoUrl={studio.logoUrl} logoClassName="max-w-60 dark:p-0" />
        <address className="text-ink-2 not-italic @min-[34rem]:text-right">
          {studio.address && <span className="block">{studio.address}</span>}
          <span className="block">{studio.supportEmail}</span>
          {studio.phone && <span className="block">{studio.phone}</span>}
          {studio.taxNumber && <span className="block">{taxNumberText(studio.taxNumber)}</span>}
        </address>
      </header>
      <div className="mt-10 mb-6 flex items-end justify-between gap-4 @min-[34rem]:mt-[0.5in] @min-[34rem]:mb-[0.3in]">
        <h2 className="font-serif text-[2.75rem] leading-none font-light tracking-[-0.035em] @min-[34rem]:text-[3.75rem]">
          Invoice
        </h2>
        <InvoiceStamp invoice={invoice} />
      </div>
      <div className="grid grid-cols-2 gap-x-6 gap-y-5 border-y py-5 @min-[36rem]:grid-cols-[1.2fr_1.1fr_auto]">
        <dl className="grid min-w-0 content-start gap-3">
          <Fact label="Billed to" strong={client.fullName}>
            {client.company && <span className="block">{client.company}</span>}
            {client.email}
          </Fact>
          <Fact label="Status">
            <InvoiceStatus
              isDisputeLost={invoice.dispute?.isLost}
              value={invoice.status}
              isOverdue={invoice.isOverdue}
              freeStatus={invoice.freeStatus}
            />
          </Fact>
        </dl>
        <dl className="grid min-w-0 content-start gap-3">
          <Fact label="Property" strong={street}>
            {town && <span className="block">{town}</span>}
            {booking.occasion}
          </Fact>
          <Fact label="Booking">{booking.number}</Fact>
        </dl>
        <dl className="grid content-start gap-3 @max-[36rem]:col-span-2 @max-[36rem]:grid-cols-2 @max-[36rem]:gap-x-6">
          <Fact label="Invoice #" strong={invoice.number} />
          <Fact label="Date" strong={invoice.issuedOn} />
          <Fact label="Due">{invoice.dueOn}</Fact>
        </dl>
      </div>
      <table className="mt-8 w-full border-collapse @min-[34rem]:mt-[0.3in]">
        <caption className="sr-only">Services</caption>
        <thead>
          <tr className="border-b border-ink text-2xs text-ink-3">
            <th scope="col" className="pb-2 text-left font-normal">
              Service
            </th>
            <th scope="col" className="pb-2 text-right font-normal">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and never change
            <tr key={position} className="break-inside-avoid border-b">
              <td className="t-place py-3 pr-4 wrap-break-word">{line.description}</td>
              <td className="py-3 text-right align-top whitespace-nowrap">{line.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <InvoiceTotals invoice={invoice} />
      <footer className="mt-auto flex flex-wrap justify-between gap-x-6 gap-y-1 border-t pt-5 text-2xs text-ink-2">
        <span>{thanksFrom(invoice.photographer)}</span>
        <span>{studio.hours}</span>
      </footer>
    </article>
  )
}

function Fact({ label, strong, children }: { label: string; strong?: string; children?: React.ReactNode }) {
  return (
    <div className="min-w-0 wrap-break-word">
      <dt className="mb-1 text-2xs text-ink-3">{label}</dt>
      {strong && <dd className="font-strong">{strong}</dd>}
      {children && <dd className={strong ? 'text-ink-2' : undefined}>{children}</dd>}
    </div>
  )
}

/** The status stamped on a printed invoice. Hidden from screen readers, because the invoice's facts name it too. */
function InvoiceStamp({ invoice }: { invoice: InvoiceDetail }) {
  if (invoice.stamp === null) return null
  const color = invoice.isOverdue ? 'text-stop' : invoice.status === 'COMPLETED' ? 'text-ok' : 'text-ink-2'
  return (
    <span
      aria-hidden="true"
      className={`-rotate-7 rounded-sm border-2 px-4 py-1 font-serif text-2xl font-light tracking-[-0.02em] @min-[34rem]:px-5 @min-[34rem]:py-1.5 @min-[34rem]:text-3xl ${color} border-current`}
    >
      {invoice.stamp}
    </span>
  )
}

/** The payment's status, and the totals down to the amount due. */
function InvoiceTotals({ invoice }: { invoice: InvoiceDetail }) {
  const { balance, payment, paymentOnPaper, share, exemption } = invoice
  return (
    <div className="mt-7 mb-10 grid break-inside-avoid items-start gap-x-12 gap-y-8 @min-[34rem]:grid-cols-[1fr_minmax(0,18rem)]">
      <div className="@max-[34rem]:order-2">
        <p className="mb-1 text-2xs text-ink-3">Payment</p>
        <p className="max-w-[40ch] text-ink-2 print:hidden">{payment}</p>
        <p className="hidden max-w-[40ch] text-ink-2 print:block">{paymentOnPaper}</p>
        {share && <p className="mt-1.5 max-w-[40ch] text-ink-2">{share}</p>}
        {exemption && <p className="mt-1.5 max-w-[40ch] text-ink-2">{exemption}</p>}
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2">
        {invoice.totals.map(({ label, amount }) => (
          <Fragment key={label}>
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right">{amount}</dd>
          </Fragment>
        ))}
        <dt className="flex items-end border-t border-ink pt-3 pb-1">Amount due</dt>
        <dd className="border-t border-ink pt-3 text-right font-serif text-[2.25rem] leading-none font-light tracking-[-0.03em]">
          {balance}
        </dd>
      </dl>
    </div>
  )
}
