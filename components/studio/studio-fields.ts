import type { FieldErrors } from '@/lib/platform/errors'
import type { TypedStudio } from './use-studio-form'

/** What every section of the studio's form receives. */
export type StudioFields = {
  typed: TypedStudio
  errors: FieldErrors
  change: (part: Partial<TypedStudio>) => void
}
