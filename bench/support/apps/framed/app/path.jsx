'use client'

import { usePathname } from 'next/navigation'

/** A client component, around what the server renders. */
export function Path({ children }) {
  return <div data-path={usePathname()}>{children}</div>
}
