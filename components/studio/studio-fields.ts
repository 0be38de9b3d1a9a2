import type { FieldErrors } from '@/lib/platform/errors'
import type { StudioIdentity } from '@/lib/studio/rules/studio-identity'

type TypedStudio = { [Name in keyof StudioIdentity]: string }

/** What every section of the studio's form receives. */
export type StudioFields = {
  typed: TypedStudio
  errors: FieldErrors
  change: (part: Partial<TypedStudio>) => void
}
