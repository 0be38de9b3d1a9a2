import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import type { ImportRow } from '@/lib/people/imports/schema'
import { countOf } from '@/lib/platform/words'
import { ImportButtons } from './import-buttons'

/** The imports before, which can be undone for some days, and whose clients can be invited. */
export function ImportList({ imports }: { imports: readonly ImportRow[] }) {
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="imports" className="mt-12">
      <SectionHead id="imports" title="Imported before" />
      <Rows>
        {imports.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
            <div className="min-w-0">
              <p className="font-strong wrap-anywhere">
                <bdi>{row.fileName}</bdi>
              </p>
              <p className="text-xs text-ink-2">
                {countOf(row.clientCount, 'client')} · {row.origin}
                {row.uninvitedCount > 0 && ` · ${row.uninvitedCount.toLocaleString('en-US')} not invited yet`}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <ImportButtons row={row} />
            </div>
          </li>
        ))}
      </Rows>
    </section>
  )
}
