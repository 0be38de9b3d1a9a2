import { CheckboxField } from '@/components/ui/checkbox'
import { Field, Input } from '@/components/ui/field'
import { legalNameLimit } from '@/lib/billing/pay/limits'
import type { TermsFields } from './terms-texts'

/** What the yearly list needs to know of a contractor. */
export function ContractorFields({ form: { typed, errors, change } }: TermsFields) {
  return (
    <>
      <CheckboxField
        label="Contractor"
        hint="Listed for form 1099-NEC. Leave it off for employees and yourself."
        name="isContractor"
        checked={typed.isContractor === 'on'}
        onChange={({ target }) => change({ isContractor: target.checked ? 'on' : '' })}
      />
      <Field label="Legal name" note="Optional" name="legalName" errors={errors?.legalName}>
        <Input
          maxLength={legalNameLimit}
          value={typed.legalName}
          onChange={({ target }) => change({ legalName: target.value })}
        />
      </Field>
      <CheckboxField
        label="Form W-9 on file"
        name="hasW9"
        checked={typed.hasW9 === 'on'}
        onChange={({ target }) => change({ hasW9: target.checked ? 'on' : '' })}
      />
    </>
  )
}
