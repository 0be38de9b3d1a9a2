'use client'

import { useState } from 'react'
import { Field, Select } from '@/components/ui/field'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFormAction } from '@/components/ui/use-form-action'
import { chooseLicenseAction } from '@/lib/photos/licenses/actions'
import { licenseKinds } from '@/lib/photos/licenses/rules/kinds'
import { licenseNames, licenseSavedText } from '@/lib/photos/licenses/words'
import type { LicenseKind } from '@/prisma/generated/enums'

/** Chooses another license for photos that aren't paid for. */
export function LicenseForm({ deliveryId, kind }: { deliveryId: string; kind: LicenseKind }) {
  const [chosen, setChosen] = useState<string>(kind)
  const [result, submit] = useFormAction(chooseLicenseAction, (saved) => {
    if (saved?.ok) toast.success(licenseSavedText)
  })
  return (
    <form
      action={submit}
      // React resets a form after its action, which a controlled select doesn't survive.
      onReset={(event) => event.preventDefault()}
      className="grid max-w-120 gap-3"
    >
      <input type="hidden" name="deliveryId" value={deliveryId} />
      <FailureNotice failure={result?.ok === false ? result : null} title="The license didn't change" />
      <Field
        label="License for the client"
        name="kind"
        hint="You can change it until the photos are paid for. Saving also takes over the latest text of your settings."
      >
        <Select value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {licenseKinds.map((one) => (
            <option key={one} value={one}>
              {licenseNames[one]}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <SubmitButton size="sm" variant="default" busyText="Saving">
          Save license
        </SubmitButton>
      </div>
    </form>
  )
}
