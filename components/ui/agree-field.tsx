import type { ReactNode } from 'react'
import { CheckboxField } from '@/components/ui/checkbox'
import { FieldErrors } from '@/components/ui/field'

/** What a form asks its sender to agree to. */
export type AgreementRequest = {
  /** The ids of the documents, which the form sends back. */
  documents: string
  /** Names and links them. */
  label: ReactNode
}

type AgreeFieldProps = { request: AgreementRequest; errors: readonly string[] | undefined }

/** The checkbox with which someone agrees to documents. */
export function AgreeField({ request: { documents, label }, errors }: AgreeFieldProps) {
  return (
    <div className="grid gap-1.5">
      <input type="hidden" name="documents" value={documents} />
      <CheckboxField name="agreed" aria-invalid={errors ? true : undefined} label={label} />
      {errors && <FieldErrors messages={errors} />}
    </div>
  )
}
