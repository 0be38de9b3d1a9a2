import type { Metadata } from 'next'
import { BookTabs } from '@/components/billing/ledger/book-tabs'
import { ExportForm } from '@/components/billing/ledger/export-form'
import { ExportFilter } from '@/components/billing/ledger/period-filter'
import { LinkButton } from '@/components/ui/button'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { findExportSettings } from '@/lib/billing/ledger/queries/find-export-settings'
import { ExportFile, ExportQuery, programs } from '@/lib/billing/ledger/schema'
import { exportNotes } from '@/lib/billing/ledger/words'
import { authorizePage } from '@/lib/entry/authorize-page'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Export to accountants' }

export default async function ExportPage({ searchParams }: PageProps<'/books/export'>) {
  const actor = await authorizePage('see-books')
  const query = ExportQuery.parse(await searchParams)
  const program = programs[query.program]
  const [settings, { timeZone }] = await Promise.all([findExportSettings(actor, program), getStudio()])
  return (
    <PageBody>
      <PageHead
        title="Export to accountants"
        lead="Invoices and credit notes of a period, a row per line. By month and account they come to what the ledger has of sales, tax, deposits, and credit."
        actions={
          <LinkButton href={ExportFile.href(query)} size="sm" prefetch={false} download icon="download">
            Download for import
          </LinkButton>
        }
      />
      <BookTabs current="/books/export" />
      <ExportFilter query={query} today={todayIn(timeZone)} />
      <p className="max-w-[70ch] text-ink-2">{exportNotes[program]}</p>
      <ExportForm key={program} program={program} settings={settings} />
    </PageBody>
  )
}
