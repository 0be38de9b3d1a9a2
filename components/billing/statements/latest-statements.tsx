import { Link } from '@/components/ui/link'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { linkClasses, TextLink } from '@/components/ui/text-link'
import type { StatementRow } from '@/lib/billing/statements/schema'
import { noStatementsTitle, statementsTitle } from '@/lib/billing/statements/words'
import { StatementStatus } from './statement-status'

type LatestStatementsProps = { statements: readonly StatementRow[]; allHref: string }

/** The newest statements of a brokerage, each with its PDF. */
export function LatestStatements({ statements, allHref }: LatestStatementsProps) {
  return (
    <section aria-labelledby="latest-statements">
      <SectionHead
        id="latest-statements"
        title={statementsTitle}
        action={
          statements.length > 0 && (
            <TextLink href={allHref}>
              All<span className="sr-only"> statements</span>
            </TextLink>
          )
        }
      />
      {statements.length === 0 && <p className="pt-3 text-ink-2">{noStatementsTitle}</p>}
      <Rows>
        {statements.map(({ id, number, period, amount, status, isOverdue }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-3">
            <Link href={`/statements/${id}`} className="font-strong hover:underline">
              {period}
            </Link>
            <span className="font-strong">{amount}</span>
            <StatementStatus value={status} isOverdue={isOverdue} />
            <a
              href={`/api/statements/${id}/pdf`}
              download
              className={linkClasses('justify-self-end text-xs')}
            >
              PDF<span className="sr-only"> of {number}</span>
            </a>
          </li>
        ))}
      </Rows>
    </section>
  )
}
