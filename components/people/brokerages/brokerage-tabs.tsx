import { LinkTabs } from '@/components/ui/link-tabs'
import { BrokerageAddress } from '@/lib/people/brokerages/schema'

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'bookings', label: 'Bookings' },
  { value: 'photos', label: 'Photos' },
  { value: 'invoices', label: 'Invoices' },
  { value: 'statements', label: 'Statements' },
  { value: 'members', label: 'Members' },
] as const

/** What an admin sees of their brokerage. */
export function BrokerageTabs({ tab }: { tab: BrokerageAddress['tab'] }) {
  return (
    <LinkTabs
      label="Brokerage"
      className="mb-8 flex"
      tabs={tabs.map(({ value, label }) => ({
        href: BrokerageAddress.href({ tab: value }),
        label,
        current: value === tab,
      }))}
    />
  )
}
