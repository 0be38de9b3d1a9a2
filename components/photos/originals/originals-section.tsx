'use client'

import { DetailsFold } from '@/components/photos/deliveries/details-fold'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { FailureNotice, Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextLink } from '@/components/ui/text-link'
import { toast } from '@/components/ui/toast'
import { useFormAction } from '@/components/ui/use-form-action'
import { createOriginalsPageAction, turnOffOriginalsPageAction } from '@/lib/photos/originals/actions'
import type { OriginalsState } from '@/lib/photos/originals/schema'
import {
  createPageText,
  missingText,
  originalsTitle,
  pageCreatedText,
  pageOffText,
  pairNeededText,
  pairsText,
} from '@/lib/photos/originals/words'
import { SharedPage } from './shared-page'

type OriginalsSectionProps = {
  state: OriginalsState | null
  /** Where altered photos get their originals. */
  arrangeHref: string
}

/** Shares the public page of a delivery's unaltered photos, which listings with altered ones need in some states. */
export function OriginalsSection({ state, arrangeHref }: OriginalsSectionProps) {
  if (!state) return null
  const { deliveryId, isOn, address, qrCode, pairCount, missingCount } = state
  const missing = missingText(missingCount)
  return (
    <DetailsFold id="originals" title={originalsTitle} note={isOn && 'On'}>
      <p className="max-w-[68ch] text-ink-2">
        A public page with every altered photo beside its original, for the link or QR code that some states
        and boards require in a listing. It shows the address of the property, but no names or contact
        details. {pairsText(pairCount)}
      </p>
      {missing && (
        <Notice tone="wait" title={missing} action={<TextLink href={arrangeHref}>Link originals</TextLink>}>
          {isOn || pairCount > 0
            ? 'The page leaves them out until you choose the original of each under Arrange.'
            : pairNeededText}
        </Notice>
      )}
      {address && qrCode && <SharedPage address={address} qrCode={qrCode} />}
      {isOn && !address && (
        <Notice title="The link can't be shown">
          It still works. To get a new one, turn the page off and create it again.
        </Notice>
      )}
      {isOn && <TurnOff deliveryId={deliveryId} />}
      {!isOn && pairCount > 0 && <CreatePage deliveryId={deliveryId} />}
    </DetailsFold>
  )
}

function CreatePage({ deliveryId }: { deliveryId: string }) {
  const [result, submit] = useFormAction(createOriginalsPageAction, (created) => {
    if (created?.ok) toast.success(pageCreatedText)
  })
  return (
    <form action={submit} className="grid gap-3">
      <input type="hidden" name="deliveryId" value={deliveryId} />
      <FailureNotice failure={result?.ok === false ? result : null} title="No page was created" />
      <div>
        <SubmitButton variant="default" icon="link-2" busyText="Creating page">
          {createPageText}
        </SubmitButton>
      </div>
    </form>
  )
}

function TurnOff({ deliveryId }: { deliveryId: string }) {
  return (
    <div>
      <ConfirmButton
        label="Turn off page"
        variant="quiet"
        act={() => turnOffOriginalsPageAction({ deliveryId })}
        done={pageOffText}
        failed="Failed to turn off the page"
        title="Turn off the page?"
        description="Links and QR codes in listings will stop working for good. A new page gets a new address."
        confirmLabel="Turn off"
        busyText="Turning off"
        cancelLabel="Keep page"
      />
    </div>
  )
}
