import type { Metadata } from 'next'
import { InvoiceFilters } from '@/components/billing/invoices/invoice-filters'
import { InvoiceList } from '@/components/billing/invoices/invoice-list'
import { InvoiceSummaryCells } from '@/components/billing/invoices/invoice-summary-cells'
import { ReturnNotice } from '@/components/billing/invoices/return-notice'
import { WhoseInvoices } from '@/components/billing/invoices/whose-invoices'
import { OwnCreditNotice } from '@/components/catalog/credit/own-credit-notice'
import { LiveRefresh } from '@/components/live/live-refresh'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { listInvoices } from '@/lib/billing/invoices/queries/list-invoices'
import { summarizeInvoices } from '@/lib/billing/invoices/queries/summarize-invoices'
import { stateOfReturn } from '@/lib/billing/invoices/routes/checkout-return'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { CheckoutReturn } from '@/lib/billing/invoices/schema/paying'
import { readOwnCredit } from '@/lib/catalog/credit/queries/read-credit'
import { authorizePage } from '@/lib/entry/authorize-page'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Invoices' }

export default async function InvoicesPage({ searchParams }: PageProps<'/invoices'>) {
  const actor = await authorizePage('open-invoices')
  const query = await searchParams
  const filter = InvoiceFilter.parse(query)
  // Before the list is read, so that a payment that Stripe just confirmed shows right away.
  const returned = await stateOfReturn(actor, CheckoutReturn.parse(query))
  const [list, summary, studio, credit] = await Promise.all([
    listInvoices(actor, filter),
    summarizeInvoices(actor, filter.scope),
    getStudio(),
    readOwnCredit(actor),
  ])
  const isPhotographer = can(actor, 'manage-invoices')
  return (
    <PageBody>
      <PageHead
        title="Invoices"
        lead={invoicesLead(actor)}
        actions={summary.hasOwnAndOthers && <WhoseInvoices filter={filter} />}
      />
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
