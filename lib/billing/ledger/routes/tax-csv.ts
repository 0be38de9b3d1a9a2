import 'server-only'
import { stringify } from 'csv-stringify/sync'
import type { Actor } from '@/lib/auth/actor'
import { readTaxReport } from '@/lib/billing/ledger/queries/read-tax-report'
import { daysOf } from '@/lib/billing/ledger/rules/period'
import type { TaxReportQuery, TaxSums } from '@/lib/billing/ledger/schema'
import { rateToInput } from '@/lib/catalog/taxes/rules/rate-text'
import { downloadResponse } from '@/lib/entry/download-response'
import { centsToDecimal } from '@/lib/platform/money/money'
import { csvFormat } from '@/lib/platform/text/csv'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

const columns = ['currency', 'what', 'state', 'rate in percent', 'net', 'tax']

/** Returns the tax report as CSV (RFC 4180): a row per sum and per tax. */
export async function taxCsvResponse(actor: Actor, query: TaxReportQuery): Promise<Response> {
  const { timeZone } = await getStudio()
  const period = query.period || todayIn(timeZone).slice(0, 7)
  const sums = await readTaxReport(actor, query.basis, daysOf(period), timeZone)
  const text = stringify(sums.flatMap(toRows), { ...csvFormat, columns })
  return downloadResponse(
    new TextEncoder().encode(text),
    `tax-${period}-${query.basis}.csv`,
    'text/csv; charset=utf-8',
  )
}

function toRows({ currency, taxableCents, exemptCents, untaxedCents, taxCents, taxes }: TaxSums): string[][] {
  const money = (cents: number) => centsToDecimal(cents, currency)
  return [
    [currency, 'taxable sales', '', '', money(taxableCents), money(taxCents)],
    [currency, 'exempt sales', '', '', money(exemptCents), money(0)],
    [currency, 'sales without tax', '', '', money(untaxedCents), money(0)],
    ...taxes.map((tax) => [
      currency,
      tax.name,
      tax.state ?? '',
      rateToInput(tax.rateThousandths),
      money(tax.netCents),
      money(tax.taxCents),
    ]),
  ]
}
