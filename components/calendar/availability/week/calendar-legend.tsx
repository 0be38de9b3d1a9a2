const keys = [
  ['shoot', 'Shoot'],
  ['pending', 'Pending'],
  ['hold', 'Held while a client books'],
  ['busy', 'Busy elsewhere or blocked'],
  ['open', 'Open'],
  ['closed', 'Closed'],
] as const

/** What the colors and patterns of the calendar mean. */
export function CalendarLegend() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4.5 gap-y-1.5 text-2xs text-ink-2">
      {keys.map(([key, label]) => (
        <li key={key} className={`cal-key cal-key-${key}`}>
          {label}
        </li>
      ))}
      <li>Dotted: driving</li>
    </ul>
  )
}
