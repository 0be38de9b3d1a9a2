import { LinkButton } from '@/components/ui/button'
import { CopyLinkButton } from '@/components/ui/copy-link-button'
import { PageHead } from '@/components/ui/page-head'
import type { StepReport } from '@/lib/studio/settings/rules/opening'
import { describeOpening, openedTitle } from '@/lib/studio/settings/words'

type OpenedStudioProps = {
  name: string
  firstTime: string | null
  steps: readonly StepReport[]
  bookingLink: string
}

/** What the owner sees once no step is left: since when clients can book, and the link for them. */
export function OpenedStudio({ name, firstTime, steps, bookingLink }: OpenedStudioProps) {
  return (
    <PageHead
      title={openedTitle(name)}
      lead={`${describeOpening(steps, firstTime)} Your first booking appears on the Dashboard, and we'll email you.`}
      actions={
        <>
          <CopyLinkButton url={bookingLink} label="Copy booking link" />
          <LinkButton href="/dashboard">Go to Dashboard</LinkButton>
        </>
      }
      className="mb-4 md:mb-4"
    />
  )
}
