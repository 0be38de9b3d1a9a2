'use client'

import { useId, useMemo } from 'react'
import { Button, type ButtonSize } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'
import { Icon } from '@/components/ui/icon'
import { Menu } from '@/components/ui/menu'
import { mergeClasses } from '@/components/ui/merge-classes'
import { zipContents } from '@/lib/photos/deliveries/rules/gallery'
import type { GalleryPhoto, ZipContents } from '@/lib/photos/deliveries/schema/photos'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { LazyPhotoRepair } from './lazy-photo-repair'
import type { usePhotoSelection } from './use-photo-selection'

const Entries = deferComponent(async () => (await import('./zip-entries')).ZipEntries)

type PhotoSelectionBarProps = {
  deliveryId: string
  photos: readonly GalleryPhoto[]
  selection: ReturnType<typeof usePhotoSelection>
  /** Whether this viewer may remove and replace photos. */
  canRepair: boolean
}

/** Shows how many photos are selected, and the actions for them, at the bottom of the window. */
export function PhotoSelectionBar({ deliveryId, photos, selection, canRepair }: PhotoSelectionBarProps) {
  const { selected, selectAll, clear } = selection
  const chosen = useMemo(() => photos.filter(({ id }) => selected.has(id)), [photos, selected])
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-4 z-30 mx-(--pad) mt-4 flex flex-wrap max-md:bottom-22 items-center justify-between gap-x-4 gap-y-2 rounded-md border bg-raised px-4 py-3 shadow-pop"
    >
      <p role="status" className="font-strong">
        {countPhotos(chosen.length)} selected
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={selectAll}>
          Select all
        </Button>
        <Button variant="quiet" onClick={clear}>
          Cancel
        </Button>
        {chosen.length > 0 && (
          <>
            {canRepair && <LazyPhotoRepair deliveryId={deliveryId} photos={chosen} onDone={clear} />}
            <ZipMenu
              deliveryId={deliveryId}
              photos={chosen.map(({ id }) => id)}
              contents={zipContents(chosen)}
              label="Download selected"
              upwards
            />
          </>
        )}
      </div>
    </section>
  )
}

type ZipMenuProps = {
  deliveryId: string
  photos: string[]
  contents: ZipContents
  label: string
  size?: ButtonSize
  /** For a button at the bottom of the window. */
  upwards?: boolean
}

/**
 * Downloads several photos as one ZIP, as originals or in web size. Shows the sizes up front, and why there is no ZIP
 * yet, because a download that fails can't show a message.
 */
function ZipMenu(props: ZipMenuProps) {
  const { deliveryId, photos, contents, label, size, upwards = false } = props
  const { waiting } = contents
  Entries.usePreload()
  if (waiting > 0) return <NoZipYet waiting={waiting} label={label} size={size} />
  return (
    <div className="relative">
      <Menu
        label={label}
        className={mergeClasses(
          'w-72 max-md:absolute max-md:inset-x-auto max-md:left-0 max-md:w-72',
          upwards
            ? 'top-auto bottom-[calc(100%+0.375rem)] max-md:top-auto'
            : 'max-md:top-[calc(100%+0.375rem)]',
        )}
        trigger={(props) => (
          <Button {...props} size={size} icon={<Icon name="download" />}>
            {label}
            <Icon name="chevron-down" size="sm" />
          </Button>
        )}
      >
        <Entries deliveryId={deliveryId} photos={photos} contents={contents} />
      </Menu>
    </div>
  )
}

function NoZipYet({ waiting, label, size }: { waiting: number; label: string; size?: ButtonSize }) {
  const id = useId()
  return (
    <div className="grid justify-items-start gap-1">
      <Button size={size} aria-disabled aria-describedby={id} icon={<Icon name="download" />}>
        {label}
      </Button>
      <p id={id} className="t-label">
        {countPhotos(waiting)} still being prepared
      </p>
    </div>
  )
}
