'use client'

import { useState } from 'react'
import { DetailsFold } from '@/components/photos/deliveries/details-fold'
import { Field, TextArea } from '@/components/ui/field'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { requestTransferAction } from '@/lib/photos/transfers/actions'
import { agentRequestLimit } from '@/lib/photos/transfers/limits'
import { requestTransferText } from '@/lib/photos/transfers/words'

type RequestTransferProps = { deliveryId: string; newKey: string }

/** Where a client asks the studio to offer the photos to the agent who takes over the listing. */
export function RequestTransfer({ deliveryId, newKey }: RequestTransferProps) {
  const [idempotencyKey] = useState(newKey)
  const [result, submit] = useFormAction(requestTransferAction)
  const failure = result?.ok === false ? result : null
  return (
    <DetailsFold id="request-transfer" title={requestTransferText} open={failure !== null}>
      <form ref={useFocusFirstError(failure)} action={submit} className="grid max-w-120 gap-4">
        <input type="hidden" name="deliveryId" value={deliveryId} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <FailureNotice failure={failure} title="Not sent" />
        <Field
          label="Next agent"
          name="agent"
          errors={failure?.fields?.agent}
          hint="Their name and how to reach them. The studio offers them the photos with a license of their own; you keep what you bought."
        >
          <TextArea maxLength={agentRequestLimit} defaultValue={failure?.values?.agent} />
        </Field>
        <div>
          <SubmitButton variant="default" busyText="Sending">
            Request transfer
          </SubmitButton>
        </div>
      </form>
    </DetailsFold>
  )
}
