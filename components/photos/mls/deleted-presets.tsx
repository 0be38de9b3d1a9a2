import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import type { MlsProfile } from '@/lib/photos/mls/schema/profiles'
import { UndeleteButton } from './undelete-button'

/** The presets that were deleted, with a button to restore each. Nothing if there are none. */
export function DeletedPresets({ profiles }: { profiles: readonly MlsProfile[] }) {
  if (profiles.length === 0) return null
  return (
    <section aria-labelledby="deleted-presets" className="mt-12">
      <SectionHead id="deleted-presets" title="Deleted presets" />
      <Rows>
        {profiles.map(({ id, name, area }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2">
            <p className="min-w-0 wrap-break-word">
              {name} <span className="text-ink-2">{area}</span>
            </p>
            <UndeleteButton profileId={id} name={name} />
          </li>
        ))}
      </Rows>
    </section>
  )
}
