import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { confirmTexts } from '@/lib/people/second-factor/words/sign-in'
import { ResetFactorsButton } from './reset-factors-button'

type ClientFactorsProps = {
  userId: string
  fullName: string
  /** The page on which the owner confirms who they are; null if they just did. */
  confirmHref: string | null
}

/** Shows the owner that a client has a second factor, and removes it if the client lost it. */
export function ClientFactors({ userId, fullName, confirmHref }: ClientFactorsProps) {
  return (
    <section aria-labelledby="two-step">
      <SectionHead id="two-step" title="Two-step sign-in" action={<Status value="active" label="On" />} />
      <div className="grid justify-items-start gap-2 pt-3.5">
        <p className="text-ink-2">If they lost their phone and their recovery codes, you can turn it off.</p>
        {confirmHref ? (
          <TextLink href={confirmHref}>{confirmTexts.title}</TextLink>
        ) : (
          <ResetFactorsButton userId={userId} fullName={fullName} size="sm" />
        )}
      </div>
    </section>
  )
}
