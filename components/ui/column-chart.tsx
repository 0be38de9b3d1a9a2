import { mergeClasses } from '@/components/ui/merge-classes'

export type ChartColumn = {
  key: string
  value: number
  /** A part of the value, drawn solid; the rest is pale. */
  part?: number
  /** For a period that isn't over yet. */
  isRunning?: boolean
  /** Shown above the column. */
  valueLabel?: string | null
  /** Shown on hover. */
  hint: string
}

type ColumnChartProps = {
  /** Describes the chart in one sentence, for screen readers. */
  label: string
  columns: readonly ChartColumn[]
  /** The gap between columns and the height, as classes. */
  className?: string
}

/** Columns over time in plain boxes, so that labels keep their size when the chart is narrow. */
export function ColumnChart({ label, columns, className }: ColumnChartProps) {
  const highest = Math.max(1, ...columns.map(({ value }) => value))
  return (
    <div
      role="img"
      aria-label={label}
      className={mergeClasses(
        'grid auto-cols-fr grid-flow-col items-end gap-1.5 border-b border-edge pt-5',
        className,
      )}
    >
      {columns.map(({ key, value, part, isRunning, valueLabel, hint }) => (
        <span key={key} title={hint} className="relative flex h-full items-end">
          <span
            className={mergeClasses('relative block w-full', toneOf({ part, isRunning }))}
            style={{ height: `${(value / highest) * 100}%` }}
          >
            {part !== undefined && value > 0 && (
              <span
                className="absolute inset-x-0 bottom-0 bg-accent"
                style={{ height: `${Math.min(100, (part / value) * 100)}%` }}
              />
            )}
            {valueLabel && (
              <span className="absolute bottom-full left-1/2 mb-0.5 -translate-x-1/2 text-2xs font-strong whitespace-nowrap">
                {valueLabel}
              </span>
            )}
          </span>
        </span>
      ))}
    </div>
  )
}

function toneOf({ part, isRunning }: Pick<ChartColumn, 'part' | 'isRunning'>): string {
  if (isRunning) return 'bg-accent-wash outline outline-dashed -outline-offset-1 outline-accent'
  return part === undefined ? 'bg-accent' : 'bg-accent-wash inset-ring inset-ring-accent'
}

type AxisProps = {
  /** The name under each column. */
  names: readonly string[]
  /** Only every n-th label is shown. */
  every: number
  className?: string
}

/** Labels under the columns. Hidden from screen readers, which have the chart's description and table. */
export function ChartAxis({ names, every, className }: AxisProps) {
  const count = names.length
  return (
    <div
      aria-hidden="true"
      className={mergeClasses('grid gap-1.5 pt-1.5 text-2xs whitespace-nowrap text-ink-2', className)}
      style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
    >
      {names.map((name, index) =>
        index % every === 0 ? (
          <span
            key={name}
            className={mergeClasses(
              'row-start-1',
              every === 1 && 'text-center max-md:-mx-4 max-md:nth-[even]:invisible',
              index > 0 && index + every > count && 'justify-self-end',
            )}
            style={{
              gridColumn:
                index > 0 && index + every > count
                  ? `${Math.max(1, count - every + 1)} / -1`
                  : `${index + 1} / span ${Math.min(every, count - index)}`,
            }}
          >
            {name}
          </span>
        ) : null,
      )}
    </div>
  )
}

/** The legend for the two tones of a chart. */
export function ChartKey({ whole, part }: { whole: string; part: string }) {
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
      <span className="inline-flex items-center gap-1.75">
        <span aria-hidden="true" className="size-3 bg-accent-wash inset-ring inset-ring-accent" />
        {whole}
      </span>
      <span className="inline-flex items-center gap-1.75">
        <span aria-hidden="true" className="size-3 bg-accent" />
        {part}
      </span>
    </span>
  )
}
