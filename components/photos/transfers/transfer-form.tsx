'use client'

import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { Field, Select } from '@/components/ui/field'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { transferDeliveryAction } from '@/lib/photos/transfers/actions'
import type { DeliveryTransfers } from '@/lib/photos/transfers/schema'
import { invitedText, priceHint, transferredText } from '@/lib/photos/transfers/words'
import { RecipientFields } from './recipient-fields'

type TransferFormProps = { list: DeliveryTransfers; onDone: () => void }

/** Whom the photos go to, at which price, and with which license. */
export function TransferForm({ list, onDone }: TransferFormProps) {
  const { deliveryId, currency, licenses } = list
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [amount, setAmount] = useState(list.suggestedAmount)
  const [kind, setKind] = useState<string>(list.kind)
  const [result, submit] = useFormAction(transferDeliveryAction, (response) => {
    if (!response?.ok) return
    toast.success(response.data.isWaiting ? invitedText : transferredText)
    onDone()
  })
  const failure = result?.ok === false ? result : null
  return (
    <form
      ref={useFocusFirstError(failure)}
      action={submit}
      // React resets a form after its action, which controlled fields don't survive.
      onReset={(event) => event.preventDefault()}
      noValidate
      className="grid gap-5.5"
    >
      <input type="hidden" name="deliveryId" value={deliveryId} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <FailureNotice failure={failure} title="Not transferred" />
      <RecipientFields deliveryId={deliveryId} errors={failure?.fields} />
      <AmountField
        label="Price"
        name="amount"
        currency={currency}
        required
        value={amount}
        onChange={setAmount}
        errors={failure?.fields?.amount}
        hint={priceHint(list.percent)}
      />
      <Field label="License" name="kind" errors={failure?.fields?.kind}>
        <Select value={kind} onChange={({ target }) => setKind(target.value)}>
          {licenses.map((one) => (
            <option key={one.kind} value={one.kind}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
      <DialogFooter>
        <DialogCancel>Not now</DialogCancel>
        <SubmitButton busyText="Transferring">Transfer</SubmitButton>
      </DialogFooter>
    </form>
  )
}
