import type { ReactNode } from 'react'
import { zoneClasses } from './public-frame'

type ZoneProps = { id: string; title: string; aside?: ReactNode; children: ReactNode }

/** A titled section of the public page. The header links to it. */
export function Zone({ id, title, aside, children }: ZoneProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`${zoneClasses} scroll-mt-4 pt-18 @3xl:pt-30`}
    >
      <div className="mb-8 gap-8 @3xl:flex @3xl:flex-wrap @3xl:items-end @3xl:justify-between">
        <h2 id={`${id}-title`} className="t-title @max-3xl:mb-4">
          {title}
        </h2>
        {aside && <div className="min-w-0">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
