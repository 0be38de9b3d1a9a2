'use client'

import { DetailsFold } from '@/components/photos/deliveries/details-fold'
import { Button, LinkButton } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { Field, TextArea } from '@/components/ui/field'
import { LinkField } from '@/components/ui/link-field'
import { FailureNotice, Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextLink } from '@/components/ui/text-link'
import { toast } from '@/components/ui/toast'
import { useFormAction } from '@/components/ui/use-form-action'
import { createOriginalsPageAction, turnOffOriginalsPageAction } from '@/lib/photos/originals/actions'
import type { OriginalsState, PageCode, RecordLinks } from '@/lib/photos/originals/schema'
import {
  createPageText,
  listingSentence,
  missingText,
  originalsTitle,
  pageCreatedText,
  pageOffText,
  pairNeededText,
  pairsText,
  recordLinkText,
  recordText,
  recordZipLinkText,
} from '@/lib/photos/originals/words'

/** Pixels a module, so that the picture can be printed on a flyer. */
const scale = 24

type OriginalsSectionProps = {
  state: OriginalsState | null
  record: RecordLinks | null
  /** Where altered photos get their originals. */
  arrangeHref: string
}

/** The disclosure record of a delivery's altered photos, and the public page of their originals for those who may share it. */
export function OriginalsSection({ state, record, arrangeHref }: OriginalsSectionProps) {
  if (!state && !record) return null
  return (
    <DetailsFold id="originals" title={originalsTitle} note={state?.isOn && 'On'}>
      {state && <PublicPage state={state} arrangeHref={arrangeHref} />}
      {record && <RecordDownloads {...record} />}
    </DetailsFold>
  )
}

function RecordDownloads({ deliveryId, alteredCount }: RecordLinks) {
  const address = `/api/deliveries/${deliveryId}/disclosure`
  return (
    <div className="grid gap-3">
      <p className="max-w-[68ch] text-ink-2">{recordText(alteredCount)}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={`${address}/pdf`} prefetch={false} download icon="download">
          {recordLinkText}
        </LinkButton>
        <LinkButton href={`${address}/zip`} prefetch={false} download icon="download" variant="quiet">
          {recordZipLinkText}
        </LinkButton>
      </div>
    </div>
  )
}

/** The public page of a delivery's unaltered photos, which listings with altered ones need in some states. */
function PublicPage({ state, arrangeHref }: { state: OriginalsState; arrangeHref: string }) {
  const { deliveryId, isOn, address, qrCode, pairCount, missingCount } = state
  const missing = missingText(missingCount)
  return (
    <>
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
    </>
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

type SharedPageProps = { address: string; qrCode: PageCode }

/** The address of the public page, the sentence for the listing, and the QR code. */
function SharedPage({ address, qrCode }: SharedPageProps) {
  const sentence = listingSentence(address)
  return (
    <div className="grid items-start gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-5">
        <LinkField label="Link" url={address}>
          <LinkButton href={address} target="_blank" prefetch={false}>
            Open page
          </LinkButton>
        </LinkField>
        <Field label="Sentence for the listing">
          {(control) => (
            <div className="grid gap-2">
              <TextArea
                {...control}
                readOnly
                rows={4}
                value={sentence}
                spellCheck={false}
                onFocus={(event) => event.currentTarget.select()}
              />
              <div>
                <Button icon="copy" onClick={() => copy(sentence)}>
                  Copy sentence
                </Button>
              </div>
            </div>
          )}
        </Field>
      </div>
      <div className="grid justify-items-start gap-2">
        <svg
          role="img"
          aria-label="QR code of the page"
          viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
          shapeRendering="crispEdges"
          className="size-44 bg-[#fff]"
        >
          <path d={qrCode.path} fill="#000" />
        </svg>
        <Button icon="download" onClick={() => saveQrCode(qrCode)}>
          Download QR code
        </Button>
      </div>
    </div>
  )
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('Sentence copied')
  } catch {
    toast.error('Error', "Your browser doesn't allow copying. Select the text and copy it yourself.")
  }
}

/** Saves a QR code as a PNG. */
function saveQrCode({ size, path }: PageCode): void {
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = 'original-photos-qr-code.png'
  link.click()
}
