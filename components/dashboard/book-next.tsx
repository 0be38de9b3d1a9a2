import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section-head'

/** Something the client may book next. */
export type NextBooking = { href: string; title: string; text: string }

type BookNextProps = {
  title: string
  /** When the next booking is paid, in a sentence. */
  paidWhen: string
  suggestions: readonly NextBooking[]
}

/** Where a client books: a new shoot, and up to two suggestions. */
export function BookNext({ title, paidWhen, suggestions }: BookNextProps) {
  return (
    <section aria-labelledby="book-next">
      <SectionHead id="book-next" title={title} />
      <div className="grid border-b max-md:divide-y md:auto-cols-fr md:grid-flow-col md:divide-x md:*:px-6 md:*:first:pl-0 md:*:last:pr-0">
        <Link href="/book" className="group grid content-between gap-3.5 py-4.5">
          <span className="flex items-baseline justify-between gap-4">
            <span className="t-head decoration-1 underline-offset-[0.18em] group-hover:underline">
              Book New Shoot
            </span>
            <Icon name="arrow-up-right" />
          </span>
          <span className="text-ink-2">Choose services, a time, and an address. {paidWhen}</span>
        </Link>
        {suggestions.map((suggestion) => (
          <Link
            key={suggestion.href}
            href={suggestion.href}
            className="group grid content-start gap-1 py-4.5"
          >
            <span className="t-place decoration-1 underline-offset-[0.18em] group-hover:underline">
              {suggestion.title}
            </span>
            <span className="line-clamp-3 text-ink-2">{suggestion.text}</span>
          </Link>
        ))}
      </div>
    </section>
  )
}
