import { MissingScreen } from '@/components/shell/missing-screen'
import { PageBody } from '@/components/ui/page-body'

export default function PortalNotFound() {
  return (
    <PageBody>
      <MissingScreen title="Not found" backHref="/dashboard" backLabel="Back to dashboard">
        It may have been removed, or the link is incomplete. Everything else is where you left it.
      </MissingScreen>
    </PageBody>
  )
}
