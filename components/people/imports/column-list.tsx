import { Select } from '@/components/ui/field'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { type Columns, columnMeanings } from '@/lib/people/imports/rules/columns'
import { columnNames } from '@/lib/people/imports/words'
import type { ClientFile } from './read-client-file'

const exampleCount = 2

type ColumnListProps = {
  file: ClientFile
  columns: Columns
  onChange: (index: number, meaning: Columns[number]) => void
}

/** Each column of the file with examples, and what it becomes. */
export function ColumnList({ file, columns, onChange }: ColumnListProps) {
  const matched = columns.filter((meaning) => meaning !== null).length
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
              onChange={({ target }) => onChange(index, meaningOf(target.value))}
            >
              {columnMeanings.map((meaning) => (
                <option key={meaning} value={meaning}>
                  {columnNames[meaning]}
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

function meaningOf(value: string): Columns[number] {
  return columnMeanings.find((meaning) => meaning === value) ?? null
}

function examplesOf({ rows }: ClientFile, index: number): string {
  const filled = rows.map((row) => row[index]?.trim() ?? '').filter(Boolean)
  return [...new Set(filled)].slice(0, exampleCount).join(', ') || 'Empty'
}
