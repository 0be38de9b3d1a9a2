import type { ReactNode } from 'react'
import { SkipLink } from '@/components/shell/skip-link'

/** The width and padding of every section of a property's page. */
export const zoneClasses = 'mx-auto max-w-360 px-5 @3xl:px-10'

/** The frame of a property's page, without any name. */
export function PropertyFrame({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <SkipLink />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </div>
  )
}
