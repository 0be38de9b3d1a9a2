'use client'

import { useState } from 'react'
import { MlsFooter } from '@/components/photos/mls/mls-footer'
import { MlsSet } from '@/components/photos/mls/mls-set'
import { useMlsChoices } from '@/components/photos/mls/use-mls-choices'
import { useMlsDownload } from '@/components/photos/mls/use-mls-download'
import { useMlsSet } from '@/components/photos/mls/use-mls-set'
import { usePreparation } from '@/components/photos/mls/use-preparation'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { Loading } from '@/components/ui/loading'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import { mlsPageAddress } from '@/lib/photos/mls/rules/download-address'
import { mlsLead, mlsName } from '@/lib/photos/mls/words/download'
import { linksTitle } from '@/lib/photos/property-pages/words'
import { EverythingFooter, type EverythingProps, EverythingSet } from './download-everything'

export type DownloadSheetProps = EverythingProps & {
  /** Whether the viewer may prepare the photos for a listing service. */
  canList: boolean
  open: boolean
  onClose: () => void
}

/** The two ways to download photos: sized for a listing service, or everything as it was delivered. */
export function DownloadSheet(props: DownloadSheetProps) {
  const { deliveryId, photos, contents, open, onClose } = props
  const hasMls = photos === 'all' && props.canList && contents.webBytes !== null
  const [chosen, setChosen] = useState<'mls' | 'all'>('mls')
  const way = hasMls ? chosen : 'all'
  const { set, isReading, hasFailed, read } = useMlsSet(deliveryId, open && hasMls)
  const choices = useMlsChoices()
  const download = useMlsDownload(set, choices, usePreparation())
  const isLoaded = way === 'all' || download !== null
  return (
    <Dialog
      side
      open={open}
      onClose={onClose}
      title={photos === 'all' ? 'Download' : 'Download favorites'}
      footer={
        way === 'all' ? (
          <EverythingFooter {...props} />
        ) : download ? (
          <MlsFooter {...download} />
        ) : (
          <Button variant="main" size="lg" wide icon="download" aria-disabled className="w-full">
            Download
          </Button>
        )
      }
    >
      {hasMls && (
        <fieldset className="grid border-b">
          <legend className="sr-only">What to download</legend>
          <Way
            name={mlsName}
            text={set ? `${set.chosen.name}: ${mlsLead.toLowerCase()}` : `${mlsLead} for your board`}
            size={download ? `about ${download.plan.size}` : null}
            isChosen={way === 'mls'}
            onChoose={() => setChosen('mls')}
          />
          <Way
            name="Everything"
            text={props.media ? `Originals, ${props.media.text}` : 'The original files'}
            size={formatBytes(contents.originalBytes + (props.media?.bytes ?? 0))}
            isChosen={way === 'all'}
            onChoose={() => setChosen('all')}
          />
        </fieldset>
      )}
      {way === 'all' && <EverythingSet {...props} />}
      {way === 'mls' && download && (
        <>
          <MlsSet
            {...download}
            isSwitching={isReading}
            onBoard={(profileId) => {
              choices.startAnew()
              void read(profileId)
            }}
          />
          <TextLink
            href={mlsPageAddress(download.set.delivery, download.set.chosen.id)}
            prefetch={false}
            className="mt-5"
          >
            {linksTitle}
          </TextLink>
        </>
      )}
      {way === 'mls' && hasFailed && (
        <Notice
          tone="stop"
          announce
          title="The board couldn't be read"
          className="mt-5"
          action={
            <Button size="sm" onClick={() => read(set?.chosen.id)}>
              Try again
            </Button>
          }
        >
          You can still download everything.
        </Notice>
      )}
      {!isLoaded && !hasFailed && <Loading className="py-8" />}
    </Dialog>
  )
}

type WayProps = {
  name: string
  text: string
  size: string | null
  isChosen: boolean
  onChoose: () => void
}

function Way({ name, text, size, isChosen, onChoose }: WayProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Radio is the control
    <label className="relative grid cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-4 py-4.5 not-first-of-type:border-t has-checked:before:absolute has-checked:before:inset-y-0 has-checked:before:-left-5 md:has-checked:before:-left-7 has-checked:before:w-0.75 has-checked:before:bg-accent has-checked:before:content-['']">
      <Radio name="download" checked={isChosen} onChange={onChoose} />
      <span>
        <span className="t-head block">{name}</span>
        <span className="block text-ink-2">{text}</span>
      </span>
      <span className="whitespace-nowrap text-ink-2 tabular-nums">{size}</span>
    </label>
  )
}
