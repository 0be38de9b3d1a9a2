import type { ComponentProps, ReactNode } from 'react'
import { Field, Input } from '@/components/ui/field'
import type { FieldErrors } from '@/lib/platform/errors'
import type { studioLimits } from '@/lib/studio/settings/limits'
import type { StudioDetails } from '@/lib/studio/settings/schema'

type StudioInputProps = Omit<ComponentProps<typeof Input>, 'name' | 'value' | 'onChange'> & {
  name: keyof StudioFields['typed']
  label: string
  limit: (typeof studioLimits)[keyof typeof studioLimits]
  note?: string
  hint?: ReactNode
  fields: StudioFields
}

/** One text field of the studio's form, with its errors. */
export function StudioInput({ name, label, limit, note, hint, fields, ...input }: StudioInputProps) {
  const { typed, errors, change } = fields
  return (
    <Field label={label} name={name} note={note} hint={hint} errors={errors[name]}>
      <Input
        {...input}
        maxLength={limit}
        value={typed[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Field>
  )
}

type TypedStudio = { [Name in keyof StudioDetails]: string }

/** What every section of the studio's form receives. */
export type StudioFields = {
  typed: TypedStudio
  errors: FieldErrors
  change: (part: Partial<TypedStudio>) => void
}
