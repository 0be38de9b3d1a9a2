import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'

type DisclosureProps = {
  /** For links to it. */
  id?: string
  summary: ReactNode
  /** Right of the summary: what's inside, while it's folded. */
  hint?: ReactNode
  /** A link in running text, a row between hairlines, or the head of a section. */
  look?: keyof typeof looks
  /** Open at first. */
  open?: boolean
  className?: string
  children: ReactNode
}

const looks = {
  link: { box: '', summary: 'min-h-11 gap-1.5 font-strong text-accent' },
  row: { box: 'border-t border-b', summary: 'min-h-12 gap-3 font-strong' },
  head: { box: 'border-t border-b border-t-ink border-b-line', summary: 'min-h-16 gap-3' },
}

/** Content that is folded away below its summary. Works without JavaScript. */
export function Disclosure(props: DisclosureProps) {
  const { id, summary, hint, look = 'link', open, className, children } = props
  const isLink = look === 'link'
  return (
    <details id={id} className={mergeClasses('group scroll-mt-20', looks[look].box, className)} open={open}>
      <summary
        className={mergeClasses(
          'flex cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden',
          looks[look].summary,
        )}
      >
        {look === 'head' ? <h2 className="t-head flex-none">{summary}</h2> : summary}
        {hint && (
          <span className="ml-auto min-w-0 flex-1 truncate text-right font-normal text-ink-2 [details[open]>summary>&]:invisible">
            {hint}
          </span>
        )}
        <Icon
          name="chevron-down"
          size={isLink ? 'sm' : 'md'}
          className={mergeClasses(
            'flex-none [details[open]>summary>&]:rotate-180',
            !isLink && !hint && 'ml-auto',
          )}
        />
      </summary>
      {children}
    </details>
  )
}
