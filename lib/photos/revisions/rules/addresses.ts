import type { VersionVariant } from '@/lib/photos/revisions/schema'

/** Returns the URL of a variant of a version. */
export function versionAddress(versionId: string, variant: VersionVariant): string {
  return `/api/versions/${versionId}/${variant}`
}
