import { FilterBar } from '@/components/ui/filter-bar'
import { searchLimit } from '@/lib/billing/invoices/limits'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'

type InvoiceFiltersProps = { filter: InvoiceFilter; isPhotographer: boolean }

/** Search and status. */
export function InvoiceFilters({ filter, isPhotographer }: InvoiceFiltersProps) {
  return (
    <FilterBar
      url={InvoiceFilter}
      state={filter}
      className="mt-7 mb-4 md:mt-10 max-w-176"
      columns="grid-cols-[minmax(0,1fr)_9rem] md:grid-cols-[minmax(0,1fr)_12rem]"
      search={{
        label: 'Search invoices',
        placeholder: isPhotographer ? 'Client name, email, or property' : 'Property, number, or photographer',
        maxLength: searchLimit,
      }}
      fields={[
        {
          kind: 'select',
          name: 'status',
          label: 'Filter by status',
          options: [
            { value: '', label: 'All Status' },
            { value: 'pending', label: 'Pending' },
            { value: 'paid', label: 'Paid' },
            { value: 'failed', label: 'Failed' },
            { value: 'overdue', label: 'Overdue' },
            { value: 'refunded', label: 'Refunded' },
            { value: 'void', label: 'Voided' },
          ],
        },
      ]}
    />
  )
}
