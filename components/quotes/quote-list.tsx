import { ReceiptText } from 'lucide-react'
import Link from 'next/link'
import { EmptyLine } from '@/components/ui/empty-state'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Pager } from '@/components/ui/pager'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { pageSize } from '@/lib/quotes/limits'
import type { QuoteList as List, QuoteAddress, QuoteItem } from '@/lib/quotes/schema'
import { quoteAddress } from './quote-address'

type QuoteListProps = { list: List; address: QuoteAddress }

/** The requests, newest first, a page at a time. */
export function QuoteList({ list, address }: QuoteListProps) {
  const { items, ...pages } = list
  const isFiltered = address.status !== '' || address.search !== ''
  if (items.length === 0) {
    return (
      <div className="border-t px-5 py-6 md:px-4 lg:px-6">
        <EmptyLine icon={<ReceiptText className="icon" aria-hidden="true" />}>
          {isFiltered ? 'No requests match' : 'No requests yet'}
          {isFiltered && <TextLink href="/quotes">Show all</TextLink>}
        </EmptyLine>
      </div>
    )
  }
  return (
    <>
      <ul>
        {items.map((item) => (
          <QuoteRow
            key={item.id}
            item={item}
            href={quoteAddress({ ...address, page: list.page, request: item.id })}
            isCurrent={item.id === address.request}
          />
        ))}
      </ul>
      <Pager
        {...pages}
        pageSize={pageSize}
        hrefOf={(page) => quoteAddress({ ...address, page })}
        className="flex-wrap px-5 md:px-4 lg:px-6"
      />
    </>
  )
}

/** One request: who, what, when, where it stands. The whole row is the link. */
function QuoteRow({ item, href, isCurrent }: { item: QuoteItem; href: string; isCurrent: boolean }) {
  return (
    <li className="relative border-t last:border-b">
      <Link
        href={href}
        scroll={false}
        aria-current={isCurrent ? 'true' : undefined}
        className={mergeClasses(
          'grid grid-cols-[0.5rem_1fr_auto] gap-x-3 gap-y-0.5 px-5 py-3.75 hover:bg-shade focus-visible:-outline-offset-2 md:px-4 lg:px-6',
          isCurrent &&
            "bg-shade before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-accent before:content-['']",
        )}
      >
        <span
          aria-hidden="true"
          className={mergeClasses('mt-1.5 size-2 rounded-[50%]', item.status === 'NEW' && 'bg-accent')}
        />
        <span dir="auto" className="min-w-0 text-left font-strong wrap-anywhere">
          {item.street}
        </span>
        <span className="text-xs leading-5 whitespace-nowrap text-ink-3">{item.askedOn}</span>
        <span dir="auto" className="col-[2/-1] truncate text-left text-ink-2">
          {item.fullName}
        </span>
        <span className="col-[2/-1] mt-1 flex flex-wrap items-center justify-between gap-x-3 text-xs">
          <Status value={item.status} />
          <span className="text-ink-3">{item.listPrice}</span>
        </span>
      </Link>
    </li>
  )
}
