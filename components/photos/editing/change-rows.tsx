import { LinkButton } from '@/components/ui/button'
import { SectionHead } from '@/components/ui/section-head'
import { changesTitle, roundText } from '@/lib/photos/editing/words'

type ChangeRowsProps = {
  changes: readonly {
    deliveryId: string
    street: string
    clientName: string
    round: number
    count: number
    href: string
  }[]
}

/** Sent photos with change requests that wait for the studio. */
export function ChangeRows({ changes }: ChangeRowsProps) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="changes" className="mt-14">
      <SectionHead id="changes" title={changesTitle} />
      <ul className="divide-y border-b">
        {changes.map(({ deliveryId, street, clientName, round, count, href }) => (
          <li
            key={deliveryId}
            className="grid min-h-16.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 max-md:[&_.button]:min-h-11"
          >
            <div className="min-w-0">
              <h3 className="t-place">{street}</h3>
              <p className="mt-0.5 wrap-anywhere text-ink-2">
                {roundText(round, count)} · {clientName}
              </p>
            </div>
            <LinkButton size="sm" href={href} aria-label={`Open changes: ${street}`}>
              Open changes
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
