import type { ReactNode } from 'react'
import { PortalFrame } from '@/app/portal-frame'
import { authorisePage } from '@/lib/entry/authorise-page'

/** The signed-in shell. It only frames and redirects; every page inside authorises by itself. */
export default async function PortalLayout({ children }: { children: ReactNode }) {
  return <PortalFrame viewer={await authorisePage('signed-in')}>{children}</PortalFrame>
}
