import { presets } from '@/lib/photos/mls/rules/presets'
import { type MlsProfile, ProfileContent } from '@/lib/photos/mls/schema/profiles'

/** The stored columns of a profile. */
type StoredProfile = {
  id: string
  preset: string | null
  content: unknown
  active: boolean
  deletedAt: Date | null
}

/** The preset that every studio has, so that there is always a profile to choose. */
export const universalPreset = 'universal'

/** Reads a stored profile. Null if it can't be read: its preset belongs to another release, or its content is damaged. */
export function readProfile({ id, preset, content, active, deletedAt }: StoredProfile): MlsProfile | null {
  const original = preset === null || !Object.hasOwn(presets, preset) ? undefined : presets[preset]
  const read = content === null ? original : ProfileContent.safeParse(content).data
  if (!read) return null
  return {
    ...read,
    id,
    active,
    isPreset: original !== undefined,
    isUniversal: preset === universalPreset,
    isEdited: content !== null,
    deleted: deletedAt !== null,
  }
}

/** Sorts profiles by name, the universal one first. */
export function sortProfiles<P extends Pick<MlsProfile, 'name' | 'isUniversal'>>(
  profiles: readonly P[],
): P[] {
  return [...profiles].sort(
    (one, other) =>
      Number(other.isUniversal) - Number(one.isUniversal) || one.name.localeCompare(other.name, 'en-US'),
  )
}
