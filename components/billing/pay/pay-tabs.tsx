import { LinkTabs } from '@/components/ui/link-tabs'
import { PayFilter, YearFilter } from '@/lib/billing/pay/schema'
import { yearTitle } from '@/lib/billing/pay/words'

/** The owner's pages about pay. */
export function PayTabs({ current }: { current: 'periods' | 'year' }) {
  return (
    <LinkTabs
      label="Pay"
      className="mb-8 flex"
      tabs={[
        { href: PayFilter.base, label: 'Periods', current: current === 'periods' },
        { href: YearFilter.base, label: yearTitle, current: current === 'year' },
      ]}
    />
  )
}
