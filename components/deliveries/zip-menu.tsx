'use client'

import { useId } from 'react'
import { Button, type ButtonSize } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Menu } from '@/components/ui/menu'
import { MenuLink } from '@/components/ui/menu-entries'
import { mergeClasses } from '@/components/ui/merge-classes'
import { formatBytes } from '@/lib/deliveries/rules/bytes'
import { zipAddress } from '@/lib/deliveries/rules/zip-address'
import type { ZipContents } from '@/lib/deliveries/schema/photos'
import { countPhotos } from '@/lib/deliveries/words/counts'

type ZipMenuProps = {
  deliveryId: string
  photos: 'all' | 'favorites' | string[]
  contents: ZipContents
  label: string
  size?: ButtonSize
  /** The page that prepares the photos for a listing service. */
  mlsHref?: string
  /** For a button at the bottom of the window. */
  upwards?: boolean
}

/**
 * Downloads several photos as one ZIP, as originals or in web size. Shows the sizes up front, and why there is no ZIP
 * yet, because a download that fails can't show a message.
 */
export function ZipMenu(props: ZipMenuProps) {
  const { deliveryId, photos, contents, label, size, mlsHref, upwards = false } = props
  const { originalBytes, webBytes, webLeftOut, waiting } = contents
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
        <ZipLink
          href={zipAddress(deliveryId, { size: 'original', photos })}
          name="Originals"
          bytes={originalBytes}
        />
        {webBytes !== null && (
          <ZipLink
            href={zipAddress(deliveryId, { size: 'web', photos })}
            name="Web size, 2048 px"
            bytes={webBytes}
          />
        )}
        {webLeftOut > 0 && (
          <p className="px-2.5 pt-1 pb-1.5 text-xs text-ink-2">
            {webBytes === null ? 'No web size for' : 'Web size excludes'} {countPhotos(webLeftOut)} that
            couldn't be prepared.
          </p>
        )}
        {mlsHref && webBytes !== null && (
          <MenuLink href={mlsHref} prefetch={false}>
            For the MLS…
          </MenuLink>
        )}
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

function ZipLink({ href, name, bytes }: { href: string; name: string; bytes: number }) {
  return (
    <MenuLink href={href} prefetch={false} download className="justify-between">
      {name}
      <span className="text-ink-3">{formatBytes(bytes)}</span>
    </MenuLink>
  )
}
