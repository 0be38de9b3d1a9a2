'use client'

import { useCallback, useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { Button } from '@/components/ui/button'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { Field, Input, Select } from '@/components/ui/field'
import { FailureNotice } from '@/components/ui/notice'
import { SearchCombobox } from '@/components/ui/search-combobox'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { findRecipientsAction, transferDeliveryAction } from '@/lib/photos/transfers/actions'
import { recipientNameLimit } from '@/lib/photos/transfers/limits'
import type { DeliveryTransfers, Recipient } from '@/lib/photos/transfers/schema'
import {
  invitedText,
  newAgentText,
  priceHint,
  someoneHint,
  transferredText,
} from '@/lib/photos/transfers/words'

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

type RecipientFieldsProps = { deliveryId: string; errors?: Record<string, string[]> }

/** Chooses a client by searching, or names someone who may have no account yet. */
function RecipientFields({ deliveryId, errors }: RecipientFieldsProps) {
  const [isNew, setNew] = useState(false)
  const [client, setClient] = useState<Recipient | null>(null)
  const search = useCallback(
    (typed: string) => findRecipientsAction({ deliveryId, search: typed }),
    [deliveryId],
  )
  return (
    <div className="grid gap-3">
      <input type="hidden" name="recipient" value={isNew ? 'someone' : 'client'} />
      {isNew ? (
        <>
          <Field label="Agent’s name" name="name" errors={errors?.name}>
            <Input autoComplete="off" maxLength={recipientNameLimit} autoFocus />
          </Field>
          <Field label="Email" name="email" errors={errors?.email} hint={someoneHint}>
            <Input type="email" autoComplete="off" />
          </Field>
        </>
      ) : (
        <Field label="Agent" errors={errors?.clientId}>
          {(control) => (
            <>
              <SearchCombobox
                label="Agent"
                plural="Clients"
                placeholder="Search clients by name, company, or email"
                items={[]}
                chosen={client}
                onChoose={setClient}
                search={search}
                control={control}
              />
              <input type="hidden" name="clientId" value={client?.id ?? ''} />
            </>
          )}
        </Field>
      )}
      <div>
        <Button size="sm" variant="quiet" onClick={() => setNew(!isNew)}>
          {isNew ? 'Choose a client' : newAgentText}
        </Button>
      </div>
    </div>
  )
}
