export type Bar = { name: string; value: number; share: number }

/** Ranked rows with a bar each. `share` is a percentage of what the caller counts by. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  const largest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul>
      {bars.map(({ name, value, share }) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-b py-2 md:grid-cols-[9.5rem_minmax(0,1fr)_auto]"
        >
          <span className="truncate" title={name}>
            {name}
          </span>
          <span aria-hidden="true" className="max-md:col-span-full max-md:row-start-2">
            <span
              className="block h-3 min-w-0.5 bg-accent"
              style={{ width: `${(value / largest) * 100}%` }}
            />
          </span>
          <span className="text-right">
            <span className="font-strong">{value.toLocaleString('en-US')}</span>{' '}
            <span className="inline-block min-w-10 text-xs text-ink-3">{share}%</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
