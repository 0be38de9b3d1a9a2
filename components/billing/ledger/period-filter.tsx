import { FilterBar } from '@/components/ui/filter-bar'
import { accounts } from '@/lib/billing/ledger/rules/accounts'
import { nameOfPeriod, periodsUntil } from '@/lib/billing/ledger/rules/period'
import { ExportQuery, LedgerQuery, TaxReportQuery } from '@/lib/billing/ledger/schema'
import { accountNames, basisNames, programNames } from '@/lib/billing/ledger/words'

/** Returns the periods to choose from; the empty one is the current month. */
export function periodOptions(today: string) {
  const [current = '', ...others] = periodsUntil(today)
  return [
    { value: '', label: nameOfPeriod(current) },
    ...others.map((period) => ({ value: period, label: nameOfPeriod(period) })),
  ]
}

type TaxFilterProps = { query: TaxReportQuery; today: string }

/** The period of the tax report, and the dates that count. */
export function TaxFilter({ query, today }: TaxFilterProps) {
  return (
    <FilterBar
      url={TaxReportQuery}
      state={query}
      className="mb-8 max-w-120"
      columns="md:grid-cols-2"
      fields={[
        { kind: 'select', name: 'period', label: 'Period', options: periodOptions(today) },
        {
          kind: 'select',
          name: 'basis',
          label: 'Dates that count',
          options: [
            { value: 'issued', label: basisNames.issued },
            { value: 'paid', label: basisNames.paid },
          ],
        },
      ]}
    />
  )
}

type LedgerFilterProps = { query: LedgerQuery; today: string }

/** The period of the ledger, and the account whose postings are listed. */
export function LedgerFilter({ query, today }: LedgerFilterProps) {
  return (
    <FilterBar
      url={LedgerQuery}
      state={query}
      className="mb-8 max-w-160"
      columns="md:grid-cols-2"
      fields={[
        { kind: 'select', name: 'period', label: 'Period', options: periodOptions(today) },
        {
          kind: 'select',
          name: 'account',
          label: 'Account',
          options: [
            { value: '', label: 'All accounts' },
            ...accounts.map((account) => ({ value: account, label: accountNames[account] })),
          ],
        },
      ]}
    />
  )
}

type ExportFilterProps = { query: ExportQuery; today: string }

/** The accounting program, and the period whose invoices it gets. */
export function ExportFilter({ query, today }: ExportFilterProps) {
  return (
    <FilterBar
      url={ExportQuery}
      state={query}
      className="mb-5 max-w-120"
      columns="md:grid-cols-2"
      fields={[
        {
          kind: 'select',
          name: 'program',
          label: 'Program',
          options: [
            { value: 'quickbooks', label: programNames.QUICKBOOKS },
            { value: 'xero', label: programNames.XERO },
          ],
        },
        { kind: 'select', name: 'period', label: 'Period', options: periodOptions(today) },
      ]}
    />
  )
}
