import type { ReactNode } from 'react'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import type { ListedImport } from '@/lib/platform/imports/describe-import'

type ImportListProps<Listed extends ListedImport> = {
  imports: readonly Listed[]
  /** `2 clients`, and what is left to do with them. */
  describe: (listed: Listed) => { count: string; left: string | null }
  /** What can be done with it. */
  buttons: (listed: Listed) => ReactNode
}

/** The imports before, with what can be done with each. */
export function ImportList<Listed extends ListedImport>(props: ImportListProps<Listed>) {
  const { imports, describe, buttons } = props
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="imports" className="mt-12">
      <SectionHead id="imports" title="Imported before" />
      <Rows>
        {imports.map((listed) => {
          const { count, left } = describe(listed)
          return (
            <li
              key={listed.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5"
            >
              <div className="min-w-0">
                <p className="font-strong wrap-anywhere">
                  <bdi>{listed.fileName}</bdi>
                </p>
                <p className="text-xs text-ink-2">
                  {count} · {listed.origin}
                  {left && ` · ${left}`}
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-2">{buttons(listed)}</div>
            </li>
          )
        })}
      </Rows>
    </section>
  )
}
