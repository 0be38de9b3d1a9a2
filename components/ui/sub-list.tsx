/** What belongs to an entry, in quiet lines below it; nothing without items. */
export function SubList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <ul className="text-ink-2">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
