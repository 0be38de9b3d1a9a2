'use client'

import { DetailsFold } from '@/components/photos/deliveries/details-fold'
import { DeleteButton } from '@/components/ui/delete-button'
import { Field, Input } from '@/components/ui/field'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { addVirtualTourAction, deleteVirtualTourAction } from '@/lib/photos/virtual-tours/actions'
import { maxAddressLength, maxTours } from '@/lib/photos/virtual-tours/limits'
import type { VirtualTour } from '@/lib/photos/virtual-tours/schema'
import {
  addTourText,
  tourAddedText,
  tourDeletedText,
  tourFields,
  tourTitle,
} from '@/lib/photos/virtual-tours/words'

type ToursSectionProps = { deliveryId: string; tours: readonly VirtualTour[] }

/** Adds tours at a host such as Matterport to a delivery, and deletes them. */
export function ToursSection({ deliveryId, tours }: ToursSectionProps) {
  return (
    <DetailsFold id="virtual-tours" title={tourTitle} note={tours.length || null}>
      {tours.length > 0 && (
        <ul className="border-t">
          {tours.map(({ id, host, open }) => (
            <li key={id} className="flex items-center justify-between gap-4 border-b py-2">
              <span className="min-w-0">
                <span className="block">{host}</span>
                <span className="block truncate text-xs text-ink-3">{open?.url}</span>
              </span>
              <DeleteButton
                label={`Delete the tour on ${host}`}
                title="Delete the tour?"
                description="It disappears from the gallery and the property page. At its host it stays as it is."
                cancelLabel="Keep tour"
                act={() => deleteVirtualTourAction({ tourId: id })}
                done={tourDeletedText}
                failed="Failed to delete the tour. Please try again."
              />
            </li>
          ))}
        </ul>
      )}
      {tours.length < maxTours && <AddTour key={tours.length} deliveryId={deliveryId} />}
    </DetailsFold>
  )
}

function AddTour({ deliveryId }: { deliveryId: string }) {
  const [result, submit] = useFormAction(addVirtualTourAction, (added) => {
    if (added?.ok) toast.success(tourAddedText)
  })
  const failure = result?.ok === false ? result : null
  const form = useFocusFirstError(failure)
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      <input type="hidden" name="deliveryId" value={deliveryId} />
      <FailureNotice failure={failure} title="Not added" />
      {tourFields.map(({ name, label, hint }) => (
        <Field key={name} label={label} name={name} hint={hint} errors={failure?.fields?.[name]}>
          <Input
            type="url"
            inputMode="url"
            maxLength={maxAddressLength}
            placeholder="https://"
            defaultValue={failure?.values?.[name] ?? ''}
          />
        </Field>
      ))}
      <div>
        <SubmitButton variant="default" icon="link-2" busyText="Adding tour">
          {addTourText}
        </SubmitButton>
      </div>
    </form>
  )
}
