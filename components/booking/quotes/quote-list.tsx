import { ListRow } from '@/components/ui/list-row'
import { EmptyList } from '@/components/ui/list-split'
import { Pager } from '@/components/ui/pager'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { pageSize } from '@/lib/booking/quotes/limits'
import { type QuoteList as List, QuoteAddress, type QuoteItem } from '@/lib/booking/quotes/schema'

type QuoteListProps = { list: List; address: QuoteAddress }

/** One page of the requests, newest first. */
export function QuoteList({ list, address }: QuoteListProps) {
  const { items, ...pages } = list
  const isFiltered = address.status !== '' || address.search !== ''
  if (items.length === 0) {
    return (
      <EmptyList icon="receipt-text">
        {isFiltered ? 'No matching requests' : 'No requests yet'}
        {isFiltered && <TextLink href="/quotes">Show all</TextLink>}
      </EmptyList>
    )
  }
  return (
    <>
      <ul>
        {items.map((item) => (
          <QuoteRow
            key={item.id}
            item={item}
            href={QuoteAddress.href({ ...address, page: list.page, request: item.id })}
            isCurrent={item.id === address.request}
          />
        ))}
      </ul>
      <Pager
        {...pages}
        pageSize={pageSize}
        hrefOf={(page) => QuoteAddress.href({ ...address, page })}
        className="flex-wrap px-5 md:px-4 lg:px-6"
      />
    </>
  )
}

/** One request: property, date, name, and status. */
function QuoteRow({ item, href, isCurrent }: { item: QuoteItem; href: string; isCurrent: boolean }) {
  return (
    <ListRow
      href={href}
      isCurrent={isCurrent}
      isNew={item.status === 'NEW'}
      title={item.street}
      age={item.requestedOn}
      subtitle={item.fullName}
      footer={
        <>
          <Status value={item.status} />
          <span className="ml-auto text-ink-3">{item.listPrice}</span>
        </>
      }
    />
  )
}
