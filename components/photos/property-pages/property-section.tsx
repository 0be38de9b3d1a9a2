import type { ReactNode } from 'react'
import { zoneClasses } from './property-frame'

/** The large headings of a property's page. */
export const headingClasses =
  'font-serif text-[clamp(2.25rem,4vw,3.5rem)] leading-[1.05] font-[350] tracking-[-0.028em] wrap-break-word'

type PropertySectionProps = {
  /** For links to it. */
  id: string
  title: string
  /** At the end of the heading's line. */
  note?: ReactNode
  className?: string
  children: ReactNode
}

/** A section of a property's page, below a rule. */
export function PropertySection({ id, title, note, className = '', children }: PropertySectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`${zoneClasses} scroll-mt-12 pt-20 md:pt-34 ${className}`}
    >
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-b border-ink pb-4 md:mb-8">
        <h2 id={`${id}-title`} className={headingClasses}>
          {title}
        </h2>
        {note && <div className="text-ink-2">{note}</div>}
      </div>
      {children}
    </section>
  )
}
