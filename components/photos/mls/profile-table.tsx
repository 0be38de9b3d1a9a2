import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { DataCell, Row, RowActions, Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { figureNames } from '@/lib/photos/mls/rules/choices'
import type { MlsProfile } from '@/lib/photos/mls/schema/profiles'
import { describeCertainty } from '@/lib/photos/mls/words/figures'
import { summarizeProfile } from '@/lib/photos/mls/words/profiles'
import { AddProfileButton } from './add-profile-button'
import { ProfileButtons } from './profile-buttons'

const head = ['Profile', 'Delivers', 'Sources', 'Status', { hidden: 'Actions' }]

type ProfileTableProps = {
  title: string
  /** Whether the title isn't visible. */
  isAlone?: boolean
  profiles: readonly MlsProfile[]
}

/** Profiles as photographers manage them. Nothing if there are none. */
export function ProfileTable({ title, isAlone = false, profiles }: ProfileTableProps) {
  if (profiles.length === 0) return null
  return (
    <section className="not-first-of-type:mt-12">
      {!isAlone && <SectionHead title={title} plain className="pb-1" />}
      <Table caption={title} head={head}>
        {profiles.map((profile) => (
          <ProfileRow key={profile.id} profile={profile} />
        ))}
      </Table>
    </section>
  )
}

function ProfileRow({ profile }: { profile: MlsProfile }) {
  const { id, name, area, active, isUniversal, sources } = profile
  return (
    <Row>
      <DataCell wide>
        <TextLink href={`/settings/mls/${id}`} className="font-strong">
          {name}
        </TextLink>
        <span className="block text-ink-2">{area}</span>
      </DataCell>
      <DataCell wide className="text-ink-2">
        {summarizeProfile(profile)}
      </DataCell>
      <DataCell wide className="text-ink-2">
        {describeCertainty(figureNames.map((figure) => sources[figure].certainty))}
      </DataCell>
      <DataCell>
        <Status value={active ? 'active' : 'disabled'} />
      </DataCell>
      <DataCell wide>
        <RowActions>
          <AddProfileButton copyOf={id} size="sm" variant="quiet" aria-label={`Duplicate ${name}`} />
          {!isUniversal && <ProfileButtons profile={{ id, name, active, isPreset: profile.isPreset }} />}
        </RowActions>
      </DataCell>
    </Row>
  )
}
