import type { ReactNode } from 'react'
import { LazyPortalChrome } from '@/app/lazy-portal-chrome'
import { PortalFrame } from '@/app/portal-frame'
import { PublicFrame } from '@/components/site/portfolio/public-frame'
import { LegalLinks } from '@/components/studio/legal/legal-links'
import { readViewer } from '@/lib/auth/viewer'
import { listCurrentDocuments } from '@/lib/studio/legal/queries/list-current-documents'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Uses the portal shell for signed-in users, and a public header and footer for everyone else. */
export default async function PortfolioLayout({ children }: { children: ReactNode }) {
  const viewer = await readViewer()
  if (viewer?.status !== 'ACTIVE') {
    const [studio, documents] = await Promise.all([getStudio(), listCurrentDocuments()])
    return (
      <PublicFrame studio={studio} legal={<LegalLinks documents={documents} />}>
        {children}
      </PublicFrame>
    )
  }
  return (
    <PortalFrame viewer={viewer} chrome={LazyPortalChrome}>
      <div className="@container">{children}</div>
    </PortalFrame>
  )
}
