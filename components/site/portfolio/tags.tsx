/** The number of tags that `short` shows. */
const shortLength = 3

type TagsProps = { lead?: string; tags: readonly string[]; short?: boolean; className?: string }

/** Services separated by dots. `short` shows three and "+N more". */
export function Tags({ lead, tags, short = false, className }: TagsProps) {
  const shown = short ? tags.slice(0, shortLength) : tags
  const rest = tags.length - shown.length
  const words = [...(lead ? [lead] : []), ...shown, ...(rest > 0 ? [`+${rest} more`] : [])]
  return (
    <ul className={`flex flex-wrap gap-x-1.5 text-xs text-ink-2 ${className ?? ''}`}>
      {words.map((word, place) => (
        <li
          // A service may have the same name as its category.
          key={place === 0 ? `lead ${word}` : word}
          className="not-last:after:ml-1.5 not-last:after:font-normal not-last:after:text-ink-3 not-last:after:content-['·']"
        >
          <span className={emphasisOf(place, words.length, lead !== undefined, rest > 0)}>{word}</span>
        </li>
      ))}
    </ul>
  )
}

function emphasisOf(place: number, count: number, hasLead: boolean, hasRest: boolean): string | undefined {
  if (hasLead && place === 0) return 'font-strong text-ink'
  return hasRest && place === count - 1 ? 'font-strong' : undefined
}
