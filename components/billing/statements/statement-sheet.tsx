import { ClampedText } from '@/components/ui/clamped-text'
import { Disclosure } from '@/components/ui/disclosure'
import { KeyValues } from '@/components/ui/key-values'
import { Link } from '@/components/ui/link'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { DataCell, Row, Table } from '@/components/ui/table'
import { TotalRow } from '@/components/ui/total-row'
import type { StatementDetail, StatementLine } from '@/lib/billing/statements/schema'
import { lineRefundedText } from '@/lib/billing/statements/words'
import { splitAddress } from '@/lib/platform/text/address'
import { countOf } from '@/lib/platform/words'

type StatementSheetProps = {
  statement: StatementDetail
  /** Whether the reader may open the invoices. */
  linksToInvoices?: boolean
}

/** A statement's shoots, what each agent's add up to, and its terms. `data-print` hides the rest of the page in print. */
export function StatementSheet({ statement, linksToInvoices = false }: StatementSheetProps) {
  const {
    lines,
    agents,
    balance,
    contact,
    issuedOn,
    dueOn,
    payment,
    tax,
    brokerage,
    number,
    refunded,
    refundedLabel,
  } = statement
  const terms = (
    <KeyValues
      className="pb-4"
      items={[
        ['Statement', number],
        ['Issued', issuedOn],
        ['Due', dueOn],
        ['Payment', payment],
      ]}
    />
  )
  return (
    <div data-print className="@container">
      <div className="grid items-start gap-x-16 gap-y-12 @min-[62rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="hidden print:block">
          <p className="mb-1 text-ink-2">
            {statement.studio.name} · {brokerage.name}
          </p>
          <p className="t-head">
            Statement {number}, {statement.period}
          </p>
        </div>
        <section aria-labelledby="shoots" className="min-w-0">
          <SectionHead
            plain
            className="max-fold:border-b max-fold:border-ink"
            id="shoots"
            title={countOf(lines.length, 'shoot')}
          />
          {lines.length > 0 && (
            <Table caption="Shoots" head={['Date', 'Property', 'Invoice', { number: 'Amount' }]}>
              {lines.map((line) => (
                <Line key={line.invoiceId} line={line} links={linksToInvoices} />
              ))}
            </Table>
          )}
          <div className="break-inside-avoid break-before-avoid pt-2">
            {refunded && <TotalRow plain label={refundedLabel} amount={refunded} />}
            <TotalRow label="Amount due" amount={balance} />
            {tax && <p className="t-label mt-2 text-right">{tax}</p>}
          </div>
        </section>
        <div className="grid min-w-0 gap-10">
          <section aria-labelledby="billed-to" className="break-inside-avoid">
            <SectionHead id="billed-to" title="Billed to" />
            <p className="pt-3 font-strong">{brokerage.name}</p>
            {contact && (
              <p className="wrap-anywhere text-ink-2">
                {contact.name} · {contact.email}
              </p>
            )}
          </section>
          {agents.length > 0 && (
            <section aria-labelledby="agents">
              <SectionHead id="agents" title="By agent" />
              <Rows>
                {agents.map(({ agentId, agent, count, amount }) => (
                  <li key={agentId} className="flex break-inside-avoid justify-between gap-4 py-2.5">
                    <span className="min-w-0 wrap-break-word">
                      <bdi>{agent}</bdi> <span className="t-label block">{countOf(count, 'shoot')}</span>
                    </span>
                    <span className="flex-none">{amount}</span>
                  </li>
                ))}
              </Rows>
            </section>
          )}
          {/* A folded part doesn't print, so paper has its own. */}
          <Disclosure look="row" summary="Terms" open={!linksToInvoices} className="print:hidden">
            {terms}
          </Disclosure>
          <div className="hidden print:block">{terms}</div>
        </div>
      </div>
    </div>
  )
}

function Line({ line, links }: { line: StatementLine; links: boolean }) {
  const { invoiceId, invoiceNumber, shotOn, address, agent, amount, refunded } = line
  const { street, town } = splitAddress(address)
  return (
    <Row>
      <DataCell className="whitespace-nowrap text-ink-2 max-fold:order-3 max-fold:pt-1">{shotOn}</DataCell>
      <DataCell className="max-fold:order-1">
        <ClampedText className="t-place text-[1.0625rem]">{street}</ClampedText>
        <span className="block text-xs text-ink-2">
          {town && `${town} · `}
          <bdi>{agent}</bdi>
        </span>
      </DataCell>
      <DataCell className="whitespace-nowrap max-fold:order-4 max-fold:pt-1 max-fold:text-right">
        {links ? (
          <Link
            href={`/invoices/${invoiceId}`}
            className="underline decoration-edge underline-offset-[0.22em] hover:decoration-current"
          >
            {invoiceNumber}
          </Link>
        ) : (
          invoiceNumber
        )}
      </DataCell>
      <DataCell number className="max-fold:order-2">
        {amount}
        {refunded && <span className="block text-xs text-ink-2">{lineRefundedText(refunded)}</span>}
      </DataCell>
    </Row>
  )
}
