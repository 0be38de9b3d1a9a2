import type { Metadata } from 'next'
import { OwnCreditNotice } from '@/components/credits/own-credit-notice'
import { InvoiceFilters } from '@/components/invoices/invoice-filters'
import { InvoiceList } from '@/components/invoices/invoice-list'
import { InvoiceSummaryCells } from '@/components/invoices/invoice-summary-cells'
import { ReturnNotice } from '@/components/invoices/return-notice'
import { LiveRefresh } from '@/components/live/live-refresh'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { readOwnCredit } from '@/lib/credits/queries/read-credit'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listInvoices } from '@/lib/invoices/queries/list-invoices'
import { summarizeInvoices } from '@/lib/invoices/queries/summarize-invoices'
import { stateOfReturn } from '@/lib/invoices/routes/checkout-return'
import { CheckoutReturn, InvoiceFilter } from '@/lib/invoices/schema'
import { todayIn } from '@/lib/platform/clock'
import { getStudio } from '@/lib/studio/queries/get-studio'

export const metadata: Metadata = { title: 'Invoices' }

export default async function InvoicesPage({ searchParams }: PageProps<'/invoices'>) {
  const actor = await authorizePage('open-invoices')
  const query = await searchParams
  const filter = InvoiceFilter.parse(query)
  // Before the list is read, so that a payment that Stripe just confirmed shows right away.
  const returned = await stateOfReturn(actor, CheckoutReturn.parse(query))
  const [list, summary, studio, credit] = await Promise.all([
    listInvoices(actor, filter),
    summarizeInvoices(actor),
    getStudio(),
    readOwnCredit(actor),
  ])
  const isPhotographer = can(actor, 'manage-invoices')
  return (
    <PageBody>
      <PageHead title="Invoices" lead={invoicesLead(actor)} />
      {returned && <ReturnNotice state={returned} />}
      {credit && <OwnCreditNotice sums={credit} />}
      <InvoiceSummaryCells summary={summary} showRevenue={isPhotographer} />
      <InvoiceFilters filter={filter} isPhotographer={isPhotographer} />
      <InvoiceList
        list={list}
        filter={filter}
        allCount={summary.total}
        isPhotographer={isPhotographer}
        today={todayIn(studio.timeZone)}
      />
      <LiveRefresh events={['payment', 'notification']} />
    </PageBody>
  )
}

function invoicesLead(actor: Actor): string {
  if (!can(actor, 'manage-invoices')) return 'View and pay for your shoots.'
  const whose = can(actor, 'manage-all-bookings') ? "the studio's" : 'your'
  return `Manage and track invoices for ${whose} shoots.`
}
