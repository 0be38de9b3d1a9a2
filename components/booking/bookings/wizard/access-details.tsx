import { AccessFields } from '@/components/booking/access-details/access-fields'
import { Disclosure } from '@/components/ui/disclosure'
import type { AccessDetails } from '@/lib/booking/access-details/schema'
import { wayInText, whoSeesTexts } from '@/lib/booking/access-details/words'
import type { FieldErrors } from '@/lib/platform/errors'

type AccessDetailsFieldsProps = {
  values: AccessDetails
  /** A photographer enters them for the client. */
  isForClient: boolean
  errors: FieldErrors
  onChange: (name: keyof AccessDetails, value: string) => void
}

/** How the photographer gets in, folded away: most clients add it later. */
export function AccessDetailsFields({ values, isForClient, errors, onChange }: AccessDetailsFieldsProps) {
  const hasErrors = Object.keys(errors).length > 0
  return (
    <Disclosure
      look="row"
      summary={wayInText}
      hint="Lockbox, gate, or someone at home"
      open={hasErrors || undefined}
    >
      <p className="pb-4 text-ink-2">{whoSeesTexts[isForClient ? 'PHOTOGRAPHER' : 'CLIENT']}</p>
      <AccessFields values={values} errors={errors} onChange={onChange} />
    </Disclosure>
  )
}
