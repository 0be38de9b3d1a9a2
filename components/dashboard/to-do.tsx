import type { ReactNode } from 'react'
import { ClampedText } from '@/components/ui/clamped-text'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import { ToDoKeys } from './to-do-keys'

/** Something that waits for the reader, with the one thing to do about it. */
export type ToDoRow = {
  id: string
  title: string
  /** The record's page; null where the button leads there. */
  href: string | null
  amount?: string
  /** Why it can't wait. */
  alert?: string | null
  facts: string
  action: ReactNode
}

export type ToDoGroup = {
  title: string
  /** How many there are, of which `rows` are the first. */
  count: string
  rows: ToDoRow[]
  /** The link to all of them; null where all are shown. */
  more: { href: string; text: string } | null
}

type ToDoProps = {
  title: string
  groups: readonly ToDoGroup[]
  /** What an empty list says. */
  empty: { title: string; hint: string }
}

/** What waits for the reader, in groups. */
export function ToDo({ title, groups, empty }: ToDoProps) {
  return (
    <section aria-labelledby="to-do">
      <SectionHead id="to-do" title={title} />
      {groups.length === 0 ? (
        <EmptyState title={empty.title}>{empty.hint}</EmptyState>
      ) : (
        <ToDoKeys>
          {groups.map((group) => (
            <li key={group.title} className="grid gap-x-6 max-md:pt-3 md:grid-cols-[7.5rem_minmax(0,1fr)]">
              <h3 className="max-md:text-xs max-md:text-ink-3 md:pt-4 md:font-strong">
                {group.title} <span className="font-normal text-ink-3">{group.count}</span>
              </h3>
              <div className="min-w-0">
                <ul className="divide-y">
                  {group.rows.map((row) => (
                    <Row key={row.id} row={row} />
                  ))}
                </ul>
                {group.more && (
                  <p className="pb-3.5 text-ink-2">
                    <TextLink href={group.more.href}>{group.more.text}</TextLink>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ToDoKeys>
      )}
    </section>
  )
}

function Row({ row }: { row: ToDoRow }) {
  const { title, href, amount, alert, facts, action } = row
  const name = <ClampedText>{title}</ClampedText>
  return (
    <li
      data-to-do="row"
      className="relative grid min-h-16.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 has-[h4_a:hover]:[&_h4]:underline [&_h4]:decoration-1 [&_h4]:underline-offset-[0.18em]"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h4 className="t-place min-w-0">
            {href ? (
              <Link href={href} data-to-do="open" className="after:absolute after:inset-0 after:content-['']">
                {name}
              </Link>
            ) : (
              name
            )}
          </h4>
          {amount && <span className="font-strong">{amount}</span>}
        </div>
        <p className="mt-0.5 wrap-anywhere text-ink-2">
          {alert && <span className="font-strong text-stop">{alert}</span>}
          {alert && facts && ' · '}
          {facts}
        </p>
      </div>
      <div data-to-do="act" className="relative z-1 max-md:[&_.button]:min-h-11 md:[&_.button]:min-w-29">
        {action}
      </div>
    </li>
  )
}
