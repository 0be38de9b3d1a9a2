import { DataCell, Row, Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { type AccountBalance, LedgerQuery } from '@/lib/billing/ledger/schema'
import { accountNames } from '@/lib/billing/ledger/words'
import { formatCents } from '@/lib/platform/money/money'

type AccountBalancesProps = { balances: readonly AccountBalance[]; query: LedgerQuery }

const head = [
  'Account',
  { number: 'Opening' },
  { number: 'Debit' },
  { number: 'Credit' },
  { number: 'Closing' },
]

/** The balances of all accounts for each currency, and their total, which is zero. */
export function AccountBalances({ balances, query }: AccountBalancesProps) {
  const currencies = [...new Set(balances.map(({ currency }) => currency))]
  return (
    <div className="grid gap-10">
      {currencies.map((currency) => {
        const own = balances.filter((balance) => balance.currency === currency)
        return (
          <Table key={currency} caption={`Balances in ${currency}`} head={head}>
            {own.map((balance) => (
              <BalanceRow key={balance.account} balance={balance} query={query} />
            ))}
            <SumRow balances={own} currency={currency} />
          </Table>
        )
      })}
    </div>
  )
}

function BalanceRow({ balance, query }: { balance: AccountBalance; query: LedgerQuery }) {
  const { account, currency, openingCents, debitCents, creditCents, closingCents } = balance
  return (
    <Row className="max-fold:grid-cols-2">
      <DataCell wide>
        <TextLink href={LedgerQuery.href({ ...query, account, page: 1 })} className="font-strong">
          {accountNames[account]}
        </TextLink>
      </DataCell>
      <Amounts cents={[openingCents, debitCents, creditCents, closingCents]} currency={currency} />
    </Row>
  )
}

function SumRow({ balances, currency }: { balances: readonly AccountBalance[]; currency: string }) {
  const sumOf = (name: 'openingCents' | 'debitCents' | 'creditCents' | 'closingCents') =>
    balances.reduce((sum, balance) => sum + balance[name], 0)
  return (
    <Row className="border-t border-ink max-fold:grid-cols-2">
      <DataCell wide className="font-strong">
        Total
      </DataCell>
      <Amounts
        cents={[sumOf('openingCents'), sumOf('debitCents'), sumOf('creditCents'), sumOf('closingCents')]}
        currency={currency}
      />
    </Row>
  )
}

const labels = ['Opening', 'Debit', 'Credit', 'Closing']

function Amounts({ cents, currency }: { cents: readonly number[]; currency: string }) {
  return labels.map((label, index) => (
    <DataCell key={label} number className="max-fold:flex max-fold:justify-between">
      <span className="t-label mr-2 fold:hidden">{label}</span>
      {formatCents(cents[index] ?? 0, currency)}
    </DataCell>
  ))
}
