import type { Metadata } from 'next'
import { RequirementForm } from '@/components/people/second-factor/requirement-form'
import { TeamFactors } from '@/components/people/second-factor/team-factors'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { LinkButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section-head'
import { confirmationHref, isSessionConfirmed } from '@/lib/auth/authorize-confirmed'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listTeamFactors } from '@/lib/people/second-factor/queries/list-team-factors'
import { readRequirement } from '@/lib/people/second-factor/queries/read-requirement'
import { describeRequirement, requirementTexts } from '@/lib/people/second-factor/words/requirement'
import { confirmTexts } from '@/lib/people/second-factor/words/sign-in'
import { formatDate } from '@/lib/platform/time/calendar-date'

export const metadata: Metadata = { title: 'Security' }

export default async function SecuritySettingsPage() {
  const actor = await authorizePage('owner')
  const [members, requirement, isConfirmed] = await Promise.all([
    listTeamFactors(actor),
    readRequirement(),
    isSessionConfirmed(),
  ])
  const { isRequired, from } = requirement
  return (
    <>
      <SettingsHead page="/settings/security" title={requirementTexts.title} />
      {isConfirmed ? (
        <RequirementForm requirement={requirement} />
      ) : (
        <Notice
          className="mb-9"
          icon="key-round"
          title={describeRequirement(isRequired, from && formatDate(from))}
          action={
            <LinkButton href={confirmationHref('/settings/security')} size="sm">
              {confirmTexts.title}
            </LinkButton>
          }
        >
          First confirm that it's you. Then you can change it, or help someone who lost their second factor.
        </Notice>
      )}
      <section aria-labelledby="team-factors" className="mt-9">
        <SectionHead id="team-factors" title="Team" />
        <TeamFactors members={members} isConfirmed={isConfirmed} />
      </section>
    </>
  )
}
