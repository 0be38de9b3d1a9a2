import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

/** The ids of the parts, for links to them. */
export const detailsParts = [
  'instructions',
  'license',
  'changes',
  'originals',
  'media',
  'virtual-tours',
  'request-transfer',
  'choice-offer',
  'transfers',
  'delivery-activity',
] as const

type DetailsFoldProps = {
  id: (typeof detailsParts)[number]
  title: string
  /** At the summary's end, such as a count. */
  note?: ReactNode
  /** Open at first. */
  open?: boolean
  children: ReactNode
}

/** A part of a delivery's details, folded away below its title. Works without JavaScript. */
export function DetailsFold({ id, title, note, open, children }: DetailsFoldProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="border-b">
      <details id={id} className="group scroll-mt-32 md:scroll-mt-36" open={open}>
        <summary className="grid min-h-15 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
          <h3 id={`${id}-title`} className="t-place">
            {title}
          </h3>
          <span className="text-right text-xs text-ink-3">{note}</span>
          <Icon name="chevron-down" className="text-ink-3 group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 pb-6">{children}</div>
      </details>
    </section>
  )
}
