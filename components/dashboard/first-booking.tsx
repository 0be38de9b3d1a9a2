import type { ReactNode } from 'react'
import { buttonClasses } from '@/components/ui/button'
import { Cell, Cells, LinkCell } from '@/components/ui/cells'
import { Link } from '@/components/ui/link'

type FirstBookingProps = {
  /** Greets the client; the page's heading. */
  welcome: string
  title: string
  lead: string
  /** What a new client can count on. */
  promises: readonly string[]
  /** The link to the studio's work. */
  workText: string
  /** Fills the box behind the words; renders nothing where the studio has none. */
  picture: ReactNode
}

/** A new client's home: one picture, one sentence, one button. Without a picture the words stand on paper. */
export function FirstBooking({ welcome, title, lead, promises, workText, picture }: FirstBookingProps) {
  return (
    <section
      aria-label="Your first booking"
      className="group/first relative -mx-5 -mt-7 mb-10 flex overflow-hidden has-[img]:min-h-[min(44rem,calc(100svh-8rem))] md:-mx-8 md:-mt-10 lg:-mx-10"
    >
      {picture}
      <div className="relative flex w-full flex-col justify-end px-5 pt-7 group-has-[img]/first:bg-linear-to-t group-has-[img]/first:from-night/90 group-has-[img]/first:via-night/45 group-has-[img]/first:via-55% group-has-[img]/first:to-transparent group-has-[img]/first:pt-40 group-has-[img]/first:pb-8 group-has-[img]/first:text-white md:px-8 md:pt-10 lg:px-10">
        <h1 className="md:text-base">{welcome}</h1>
        <p className="mt-3 max-w-xl font-serif text-[2.75rem] leading-[1.04] font-light tracking-[-0.034em] text-balance md:text-[4.25rem]">
          {title}
        </p>
        <p className="mt-4 max-w-136 text-base md:text-lg">{lead}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Link
            href="/book"
            className={buttonClasses(
              { variant: 'main', size: 'lg' },
              'max-sm:w-full group-has-[img]/first:bg-night-ink group-has-[img]/first:text-night group-has-[img]/first:hover:bg-white group-has-[img]/first:hover:text-night',
            )}
          >
            Book New Shoot
          </Link>
          <Link
            href="/portfolio"
            className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-[0.22em]"
          >
            {workText}
          </Link>
        </div>
        <ul className="mt-7 flex max-w-3xl flex-wrap gap-x-6 gap-y-1 border-t border-current/40 pt-4 text-xs">
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** What fills up once a new client has booked. @param galleryText what the gallery is for */
export function FirstLists({ galleryText }: { galleryText: string }) {
  return (
    <Cells>
      <LinkCell href="/photo-gallery" title="View Gallery">
        <span className="text-ink-2">{galleryText}</span>
      </LinkCell>
      <Cell>
        <h2 className="t-head">Upcoming Bookings</h2>
        <p className="text-ink-2">No upcoming bookings</p>
      </Cell>
      <Cell>
        <h2 className="t-head">Recent Delivery</h2>
        <p className="text-ink-2">No deliveries yet</p>
      </Cell>
    </Cells>
  )
}
