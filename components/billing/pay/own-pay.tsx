import { Cell, Cells, Figure, LinkCell } from '@/components/ui/cells'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { type Statement, type StatementItem, statementUrl } from '@/lib/billing/pay/schema'
import { countOf } from '@/lib/platform/words'
import { PayStatus } from './pay-status'

type OwnPayProps = { current: Statement; statements: readonly StatementItem[] }

/** What a photographer has earned in the current period, and their statements. */
export function OwnPay({ current, statements }: OwnPayProps) {
  const { photographer, period, totals, termsText } = current
  const url = statementUrl(photographer.id)
  return (
    <>
      <Cells columns={2}>
        <LinkCell href={url.href({ from: period.startsOn })} title={period.label}>
          <Figure value={totals.total} note={countOf(totals.shootCount, 'shoot')} />
        </LinkCell>
        <Cell>
          <p className="text-ink-2">Your terms</p>
          <p className="text-base">{termsText ?? "The studio hasn't set your pay terms yet."}</p>
        </Cell>
      </Cells>
      <section aria-labelledby="statements" className="mt-12">
        <SectionHead id="statements" title="Statements" />
        {statements.length === 0 ? (
          <EmptyState title="No statements yet">
            A statement appears here once the studio has approved a period.
          </EmptyState>
        ) : (
          <Rows>
            {statements.map((statement) => (
              <li key={statement.id}>
                <Link
                  href={url.href({ from: statement.startsOn })}
                  className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 py-3.5 hover:bg-shade"
                >
                  <span className="t-place">{statement.label}</span>
                  <span className="font-strong">{statement.total}</span>
                  <span className="t-label">{statement.paidText ?? 'Waiting for payment'}</span>
                  <PayStatus state={statement.state} />
                </Link>
              </li>
            ))}
          </Rows>
        )}
      </section>
    </>
  )
}
