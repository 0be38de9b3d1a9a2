import type { ReactNode } from 'react'
import { SkipLink } from '@/components/shell/skip-link'

/** The width and padding of every section of a property's page. */
export const zoneClasses = 'mx-auto max-w-384 px-(--pad)'

/** The frame of a property's page, without any name. */
export function PropertyFrame({ children }: { children: ReactNode }) {
  return (
    <div className="ask-scope [--pad:1.25rem] md:[--pad:2.5rem]">
      <SkipLink />
      {children}
    </div>
  )
}
