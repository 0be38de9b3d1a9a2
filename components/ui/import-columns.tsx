import { Select } from '@/components/ui/field'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import type { Columns } from '@/lib/platform/imports/columns'
import type { TableFile } from './read-table-file'

type ImportColumnsProps<Meaning extends string> = {
  file: TableFile
  columns: Columns<Meaning>
  meanings: Readonly<Record<Meaning, string>>
  onChange: (index: number, meaning: Meaning | null) => void
}

const exampleCount = 2

/** Each column of a file with examples, and what it becomes. */
export function ImportColumns<Meaning extends string>(props: ImportColumnsProps<Meaning>) {
  const { file, columns, meanings, onChange } = props
  const matched = columns.filter((meaning) => meaning !== null).length
  const isMeaning = (value: string): value is Meaning => Object.hasOwn(meanings, value)
  return (
    <section aria-labelledby="columns">
      <SectionHead id="columns" title="Columns" action={`${matched} of ${columns.length} matched`} />
      <Rows>
        {file.columnNames.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and their order never changes
          <li key={index} className="grid grid-cols-[minmax(0,1fr)_11rem] items-center gap-4 py-2.5">
            <div className="min-w-0">
              <p className="truncate font-strong">{name || `Column ${index + 1}`}</p>
              <p className="truncate text-xs text-ink-3">{examplesOf(file, index)}</p>
            </div>
            <Select
              size="sm"
              aria-label={`${name || `Column ${index + 1}`} becomes`}
              value={columns[index] ?? ''}
              onChange={({ target }) => onChange(index, isMeaning(target.value) ? target.value : null)}
            >
              {Object.entries<string>(meanings).map(([meaning, label]) => (
                <option key={meaning} value={meaning}>
                  {label}
                </option>
              ))}
              <option value="">Don't import</option>
            </Select>
          </li>
        ))}
      </Rows>
    </section>
  )
}

function examplesOf({ rows }: TableFile, index: number): string {
  const filled = rows.map((row) => row[index]?.trim() ?? '').filter(Boolean)
  return [...new Set(filled)].slice(0, exampleCount).join(', ') || 'Empty'
}
