import type { Metadata } from 'next'
import { InvoiceFilters } from '@/components/invoices/invoice-filters'
import { InvoiceList } from '@/components/invoices/invoice-list'
import { InvoiceSummaryCells } from '@/components/invoices/invoice-summary-cells'
import { LiveRefresh } from '@/components/notifications/live-refresh'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { authorisePage } from '@/lib/entry/authorise-page'
import { listInvoices, summariseInvoices } from '@/lib/invoices/queries'
import { InvoiceFilter } from '@/lib/invoices/schema'
import { todayIn } from '@/lib/platform/clock'
import { getStudio } from '@/lib/studio/queries'

export const metadata: Metadata = { title: 'Invoices' }

type InvoicesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function InvoicesPage({ searchParams }: InvoicesPageProps) {
  const actor = await authorisePage('signed-in')
  const filter = InvoiceFilter.parse(await searchParams)
  const [list, summary, studio] = await Promise.all([
    listInvoices(actor, filter),
    summariseInvoices(actor),
    getStudio(),
  ])
  const isPhotographer = actor.role === 'PHOTOGRAPHER'
  return (
    <PageBody>
      <PageHead
        title="Invoices"
        lead={
          isPhotographer ? 'Manage and track the invoices of your shoots.' : 'View and pay for your shoots.'
        }
      />
      <InvoiceSummaryCells summary={summary} showRevenue={isPhotographer} />
      <InvoiceFilters search={filter.search} status={filter.status} />
      <InvoiceList
        list={list}
        filter={filter}
        allCount={summary.total}
        isPhotographer={isPhotographer}
        today={todayIn(studio.timeZone)}
      />
      <LiveRefresh events={['payment']} />
    </PageBody>
  )
}
