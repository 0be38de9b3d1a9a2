'use client'

import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { HoldButton } from '@/components/ui/hold-button'
import { KeyValues } from '@/components/ui/key-values'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFormAction } from '@/components/ui/use-form-action'
import { viewAccessDetailsAction } from '@/lib/booking/access-details/actions'
import { shownSeconds } from '@/lib/booking/access-details/limits'
import { listDetails } from '@/lib/booking/access-details/rules/list-details'
import type { ViewedDetails } from '@/lib/booking/access-details/schema'
import {
  heldAccessHint,
  holdAccessText,
  pressAgainText,
  showAccessText,
} from '@/lib/booking/access-details/words'
import { LazyAccessForm } from './lazy-access-form'

type AccessPanelProps = {
  bookingId: string
  /** The version currently saved. */
  version: number
  canEdit: boolean
  /** On the road: the button must be held, and the details hide by themselves. */
  isOnRoad?: boolean
}

/** Shows the access details once they are asked for, which is recorded. Works before JavaScript has loaded. */
export function AccessPanel({ bookingId, version, canEdit, isOnRoad = false }: AccessPanelProps) {
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
        isOnRoad={isOnRoad}
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
        {isOnRoad ? (
          <HoldButton
            variant="default"
            size="lg"
            icon="lock-keyhole"
            busyText="Reading"
            againText={pressAgainText}
            className="max-md:w-full"
          >
            {holdAccessText}
          </HoldButton>
        ) : (
          <SubmitButton variant="default" icon="eye" busyText="Reading">
            {showAccessText}
          </SubmitButton>
        )}
      </div>
      {isOnRoad && <p className="t-label">{heldAccessHint}</p>}
    </form>
  )
}

type ShownDetailsProps = AccessPanelProps & {
  viewed: ViewedDetails
  onEdit: () => void
  onHide: () => void
}

function ShownDetails(props: ShownDetailsProps) {
  const { viewed, bookingId, version, canEdit, isOnRoad, onEdit, onHide } = props
  const { details } = viewed
  const hide = useEffectEvent(onHide)
  useEffect(() => {
    if (!isOnRoad) return
    const timer = setTimeout(() => hide(), shownSeconds * 1000)
    return () => clearTimeout(timer)
  }, [isOnRoad])
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
          <Suspense>
            <LazyAccessForm
              bookingId={bookingId}
              version={version}
              onEdit={onEdit}
              values={details}
              onDone={onHide}
            />
          </Suspense>
        </Disclosure>
      )}
    </div>
  )
}
