'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { KeyValues } from '@/components/ui/key-values'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFormAction } from '@/components/ui/use-form-action'
import { viewAccessDetailsAction } from '@/lib/booking/access-details/actions'
import { listDetails } from '@/lib/booking/access-details/rules/list-details'
import type { ViewedDetails } from '@/lib/booking/access-details/schema'
import { showAccessText } from '@/lib/booking/access-details/words'
import { LazyAccessForm } from './lazy-access-form'

type AccessPanelProps = {
  bookingId: string
  /** The version currently saved. */
  version: number
  canEdit: boolean
}

/** Shows the access details once they are asked for, which is recorded. Works before JavaScript has loaded. */
export function AccessPanel({ bookingId, version, canEdit }: AccessPanelProps) {
  const [isHidden, setHidden] = useState(false)
  const [isEdited, setEdited] = useState(false)
  const [result, submit] = useFormAction(viewAccessDetailsAction, () => setHidden(false))
  const [last, setLast] = useState(version)
  if (version !== last) {
    setLast(version)
    // A new version hides the one that was shown, unless that one is being changed.
    if (!isEdited && !(result?.ok && result.data.version === version)) setHidden(true)
  }
  if (result?.ok && !isHidden) {
    return (
      <ShownDetails
        viewed={result.data}
        bookingId={bookingId}
        version={version}
        canEdit={canEdit}
        onEdit={() => setEdited(true)}
        onHide={() => {
          setHidden(true)
          setEdited(false)
        }}
      />
    )
  }
  return (
    <form action={submit} className="grid gap-3">
      <input type="hidden" name="bookingId" value={bookingId} />
      <FailureNotice failure={result?.ok === false ? result : null} title="Access details can't be shown" />
      <div>
        <SubmitButton variant="default" icon="eye" busyText="Reading">
          {showAccessText}
        </SubmitButton>
      </div>
    </form>
  )
}

type ShownDetailsProps = AccessPanelProps & {
  viewed: ViewedDetails
  onEdit: () => void
  onHide: () => void
}

function ShownDetails(props: ShownDetailsProps) {
  const { viewed, bookingId, version, canEdit, onEdit, onHide } = props
  const { details } = viewed
  return (
    <div role="status">
      {viewed.version === version && (
        <KeyValues
          items={listDetails(details).map(([name, value]) => [
            name,
            <span key={name} className="whitespace-pre-line wrap-anywhere">
              {value}
            </span>,
          ])}
          className="mb-4"
        />
      )}
      <Button onClick={onHide} icon="eye-off">
        Hide
      </Button>
      {canEdit && (
        <Disclosure summary="Change access details" className="mt-2">
          <LazyAccessForm {...{ bookingId, version, onEdit }} values={details} onDone={onHide} />
        </Disclosure>
      )}
    </div>
  )
}
