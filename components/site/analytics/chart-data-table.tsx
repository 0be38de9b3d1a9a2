import { mergeClasses } from '@/components/ui/merge-classes'
import { linkClasses } from '@/components/ui/text-link'
import type { ReadableTable } from '@/lib/site/analytics/rules/chart-table'

type ChartDataTableProps = {
  /** The chart's name. */
  name: string
  table: ReadableTable
  /** The URL of the CSV file. */
  file: string
}

/** A chart's data as a table and as a download. */
export function ChartDataTable({ name, table, file }: ChartDataTableProps) {
  return (
    <div className="relative pt-3 text-xs">
      <details className="group">
        <summary className={linkClasses('text-ink-2 list-none [&::-webkit-details-marker]:hidden')}>
          <span className="group-open:hidden">Show as table</span>
          <span className="not-group-open:hidden">Hide table</span>
          <span className="sr-only">: {name}</span>
        </summary>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
          tabIndex={0}
          aria-label={`${name} as a table`}
          className="mt-3 max-h-80 overflow-auto border-t"
        >
          <table className="w-full border-collapse">
            <caption className="sr-only">{name}</caption>
            <thead>
              <tr>
                {table.head.map((column) => (
                  <th
                    key={column.name}
                    scope="col"
                    className={mergeClasses(
                      'py-2 pr-3 text-left font-normal text-ink-3 last:pr-0',
                      column.isNumber && 'text-right',
                    )}
                  >
                    {column.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.join()} className="border-t">
                  {table.head.map((column, index) => (
                    <td
                      key={column.name}
                      className={mergeClasses(
                        'py-1.5 pr-3 last:pr-0',
                        column.isNumber && 'text-right whitespace-nowrap',
                      )}
                    >
                      {row[index]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
      <a
        href={file}
        download
        aria-label={`Download CSV: ${name}`}
        className={linkClasses('absolute top-3 right-0 text-ink-2')}
      >
        Download CSV
      </a>
    </div>
  )
}
