import type { Metadata } from 'next'
import { RecordMissing } from '@/app/record-missing'
import { HiddenProfile } from '@/components/photos/mls/hidden-profile'
import { ProfileForm } from '@/components/photos/mls/profile-form'
import { NamePage } from '@/components/shell/page-name'
import { TabHead } from '@/components/studio/settings/tab-head'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { authorizePage } from '@/lib/entry/authorize-page'
import { findProfile } from '@/lib/photos/mls/queries/find-profile'
import { toProfileTexts } from '@/lib/photos/mls/rules/profile-texts'
import { todayIn } from '@/lib/platform/time/clock'
import { missingRecordText } from '@/lib/platform/words'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'MLS profile' }

export default async function MlsProfilePage({ params }: PageProps<'/settings/mls/[id]'>) {
  const actor = await authorizePage('change-settings')
  const profile = await findProfile(actor, (await params).id)
  if (!profile) {
    return (
      <RecordMissing
        isPart
        back={<LinkButton href="/settings/mls">All profiles</LinkButton>}
        title="Profile not found"
      >
        {missingRecordText}
      </RecordMissing>
    )
  }
  const { id, name, active, isPreset, isEdited } = profile
  const { timeZone } = await getStudio()
  return (
    <>
      <NamePage name={name} />
      <TextLink href="/settings/mls" icon="arrow-left" className="mb-3 text-ink-2">
        All profiles
      </TextLink>
      <TabHead
        title={name}
        lead="Each figure has its source. Leave a number empty if there's no limit or you don't know it."
      />
      {!active && <HiddenProfile profileId={id} />}
      <ProfileForm
        profileId={id}
        texts={toProfileTexts(profile)}
        today={todayIn(timeZone)}
        restorable={isPreset && isEdited ? name : null}
      />
    </>
  )
}
