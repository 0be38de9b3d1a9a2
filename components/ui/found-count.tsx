import { TextLink } from '@/components/ui/text-link'

type FoundCountProps = {
  total: number
  /** Whether there are more than the total. */
  hasMore: boolean
  /** What was searched, in the singular. */
  noun: string
  /** The list without the search. */
  href: string
}

/** `3 clients found. Show all` */
export function FoundCount({ total, hasMore, noun, href }: FoundCountProps) {
  return (
    <p className="mb-2 text-ink-2" aria-live="polite">
      {total.toLocaleString('en-US')}
      {hasMore && '+'} {noun}
      {total !== 1 && 's'} found. <TextLink href={href}>Show all</TextLink>
    </p>
  )
}
