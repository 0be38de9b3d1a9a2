import type { ReactNode } from 'react'
import { Cell, Cells } from '@/components/ui/cells'
import { mergeClasses } from '@/components/ui/merge-classes'
import { TextLink } from '@/components/ui/text-link'
import type { BrokerageBalance, DueStatement } from '@/lib/billing/statements/schema'
import { balanceTexts, issuedOnText, statementForText } from '@/lib/billing/statements/words'

type BalanceCellsProps = {
  balance: BrokerageBalance
  /** Its open statement that is due first; null for none. */
  first: DueStatement | null
  /** When the next statement is issued, formatted. */
  nextOn: string
  /** Whether what is due stands above them. */
  isBelowDue?: boolean
}

/** On narrow screens the first figure fills a row, and the others share one. */
const dueAcross =
  'max-md:grid-cols-2 max-md:*:first:col-span-full max-md:*:nth-2:pr-4 max-md:*:nth-3:border-l max-md:*:nth-3:pl-4'

/** A brokerage's money in three figures: what is due, what comes next, and how much of the credit is used. */
export function BalanceCells({ balance, first, nextOn, isBelowDue = false }: BalanceCellsProps) {
  const { paysMonthly, open, due, creditLimit, isOverLimit, waiting } = balance
  const isMonthly = paysMonthly || first !== null
  return (
    <Cells
      columns={isMonthly && !isBelowDue ? 3 : 2}
      pairs={isBelowDue || !isMonthly}
      className={mergeClasses('mb-11', isMonthly && !isBelowDue && dueAcross)}
    >
      {isMonthly && (
        <>
          {!isBelowDue && (
            <Amount label={balanceTexts.due} value={due}>
              {first ? (
                <>
                  <TextLink href={`/statements/${first.id}`}>{statementForText(first.period)}</TextLink>
                  <span className={first.isOverdue ? 'text-stop' : undefined}> · {first.due}</span>
                </>
              ) : (
                balanceTexts.nothingDue
              )}
            </Amount>
          )}
          <Amount label={balanceTexts.next} value={waiting.amount}>
            {paysMonthly ? issuedOnText(nextOn) : waiting.text}
          </Amount>
        </>
      )}
      {!isMonthly && <Amount label={balanceTexts.unpaid} value={open} />}
      <Amount label={balanceTexts.used} value={open}>
        {creditLimit === null ? balanceTexts.noLimit : balanceTexts.ofLimit(creditLimit)}
        {isOverLimit && <span className="text-stop"> · {balanceTexts.overLimit}</span>}
      </Amount>
    </Cells>
  )
}

type AmountProps = { label: string; value: string; children?: ReactNode }

function Amount({ label, value, children }: AmountProps) {
  return (
    <Cell>
      <div>
        <h2 className="text-ink-2">{label}</h2>
        <p className="t-figure mt-2">{value}</p>
        {children && <p className="mt-2 text-xs text-ink-2">{children}</p>}
      </div>
    </Cell>
  )
}
