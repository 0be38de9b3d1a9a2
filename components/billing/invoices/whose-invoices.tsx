import { LinkTabs } from '@/components/ui/link-tabs'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'

/** The choice between all invoices that a photographer handles, and those of their own shoots. */
export function WhoseInvoices({ filter }: { filter: InvoiceFilter }) {
  const tab = (scope: InvoiceFilter['scope'], label: string) => ({
    href: InvoiceFilter.href({ ...filter, scope, page: 1 }),
    label,
    current: filter.scope === scope,
  })
  return <LinkTabs label="Whose invoices" scroll={false} tabs={[tab('', 'All'), tab('mine', 'Mine')]} />
}
