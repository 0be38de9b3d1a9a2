import type { ReactNode } from 'react'
import { PortalFrame } from '@/app/portal-frame'
import { authorizePage } from '@/lib/entry/authorize-page'

/** The signed-in shell. It only frames and redirects; every page inside authorizes by itself. */
export default async function PortalLayout({ children }: { children: ReactNode }) {
  return <PortalFrame viewer={await authorizePage('signed-in')}>{children}</PortalFrame>
}
