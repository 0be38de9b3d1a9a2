import type { ReactNode } from 'react'
import { StatementStatus } from '@/components/billing/statements/statement-status'
import { LinkButton } from '@/components/ui/button'
import { ClampedText } from '@/components/ui/clamped-text'
import { Link } from '@/components/ui/link'
import type { DueInvoice } from '@/lib/billing/invoices/queries/list-due-invoices'
import { chooseFirstLabel, payText } from '@/lib/billing/invoices/words/due'
import type { DueStatement } from '@/lib/billing/statements/schema'
import { statementForText } from '@/lib/billing/statements/words'
import { withOrigin } from '@/lib/platform/web/site-path'
import { choicePath } from './choice-path'
import { InvoiceStatus } from './invoice-status'

type DueInvoicesProps = {
  invoices: readonly DueInvoice[]
  statements: readonly DueStatement[]
}

/** The dashboard's first section: what a client has to pay, with one button each. Renders nothing without any. */
export function DueInvoices({ invoices, statements }: DueInvoicesProps) {
  const rows = [...invoices.map(toInvoiceRow), ...statements.map(toStatementRow)]
  if (rows.length === 0) return null
  return (
    <section aria-label="To pay" className="mb-8 border-t border-ink">
      {rows.map((row, index) => (
        <DueRow key={row.id} row={row} isFirst={index === 0} />
      ))}
    </section>
  )
}

type Row = {
  id: string
  amount: string
  title: string
  href: string
  status: ReactNode
  reason: string
  /** Where it is paid, or what comes before. */
  next: { text: string; href: string }
}

function toInvoiceRow({ id, number, street, amount, status, isOverdue, isFailed, ...due }: DueInvoice): Row {
  const { reason, openChoice } = due
  const href = withOrigin(`/invoices/${id}`, '/dashboard')
  return {
    id,
    amount,
    title: street,
    href,
    status: <InvoiceStatus value={status} isOverdue={isOverdue} />,
    reason: `${reason} · ${number}`,
    next: openChoice
      ? { text: chooseFirstLabel(openChoice.ticked), href: choicePath(openChoice) }
      : { text: payText(amount, isFailed), href },
  }
}

function toStatementRow({ id, number, period, amount, isOverdue, due, payPath }: DueStatement): Row {
  return {
    id,
    amount,
    title: statementForText(period),
    href: `/statements/${id}`,
    status: <StatementStatus value="OPEN" isOverdue={isOverdue} />,
    reason: `${due} · ${number}`,
    next: { text: payText(amount, false), href: payPath },
  }
}

function DueRow({ row, isFirst }: { row: Row; isFirst: boolean }) {
  const { amount, title, href, status, reason, next } = row
  return (
    <article className="grid items-center gap-x-7 gap-y-2.5 border-b py-4 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <p className="t-figure">{amount}</p>
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-baseline gap-x-3">
          <Link href={href} className="min-w-0 hover:underline">
            <ClampedText className="t-place fold:min-w-0">{title}</ClampedText>
          </Link>
          {status}
        </h2>
        <p className="wrap-anywhere text-ink-2">{reason}</p>
      </div>
      <LinkButton
        href={next.href}
        variant={isFirst ? 'main' : 'default'}
        size={isFirst ? 'lg' : 'md'}
        className="max-md:w-full"
      >
        {next.text}
        <span className="sr-only"> for {title}</span>
      </LinkButton>
    </article>
  )
}
