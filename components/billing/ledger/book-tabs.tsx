import { LinkTabs } from '@/components/ui/link-tabs'

const pages = [
  { href: '/books', label: 'Ledger' },
  { href: '/books/tax', label: 'Tax report' },
  { href: '/books/export', label: 'Export' },
]

/** The tabs of the books. */
export function BookTabs({ current }: { current: string }) {
  const tabs = pages.map((page) => ({ ...page, current: page.href === current }))
  return <LinkTabs label="Books" tabs={tabs} className="mb-8 flex" />
}
