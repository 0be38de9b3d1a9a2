import type { ReactNode } from 'react'
import { PortalChrome } from '@/app/portal-chrome'
import { PortalFrame } from '@/app/portal-frame'
import { authorizePage } from '@/lib/entry/authorize-page'

/** The signed-in shell. It only frames and redirects; every page inside authorizes by itself. */
export default async function PortalLayout({ children }: { children: ReactNode }) {
  const viewer = await authorizePage('signed-in')
  return (
    <PortalFrame viewer={viewer} chrome={PortalChrome}>
      {children}
    </PortalFrame>
  )
}
