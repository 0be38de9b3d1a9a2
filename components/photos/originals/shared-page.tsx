'use client'

import { Button, LinkButton } from '@/components/ui/button'
import { Field, TextArea } from '@/components/ui/field'
import { LinkField } from '@/components/ui/link-field'
import { toast } from '@/components/ui/toast'
import type { PageCode } from '@/lib/photos/originals/schema'
import { listingSentence } from '@/lib/photos/originals/words'
import { saveQrCode } from './save-qr-code'

type SharedPageProps = { address: string; qrCode: PageCode }

/** The address of the public page, the sentence for the listing, and the QR code. */
export function SharedPage({ address, qrCode }: SharedPageProps) {
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
