'use client'

import { useId } from 'react'
import { Button, type ButtonSize } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'
import { Icon } from '@/components/ui/icon'
import { Menu } from '@/components/ui/menu'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { ZipContents } from '@/lib/photos/deliveries/schema/photos'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'

const Entries = deferComponent(async () => (await import('./zip-entries')).ZipEntries)

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
export function ZipMenu(props: ZipMenuProps) {
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
