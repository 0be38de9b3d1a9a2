'use client'

import { Menu } from '@/components/ui/menu'
import { MenuLink } from '@/components/ui/menu-entries'
import { ViewerButton } from '@/components/ui/viewer'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import type { GalleryPhoto } from '@/lib/photos/deliveries/schema/photos'
import { photoAddress } from './photo-address'

/** A menu that downloads the viewer's photo in each available size. */
export function PhotoDownloadMenu({ photo }: { photo: GalleryPhoto }) {
  const { id, name, bytes, webBytes } = photo
  return (
    <Menu
      label={`Download ${name}`}
      className="w-64 max-md:top-auto max-md:right-3 max-md:bottom-21 max-md:w-64"
      trigger={(props) => (
        <ViewerButton {...props} label={`Download ${name}`} icon="download" shortcut="D" word="Download" />
      )}
    >
      <SizeLink href={photoAddress(id, 'original')} name="Original" size={formatBytes(bytes)} />
      {webBytes !== null && (
        <>
          <SizeLink href={photoAddress(id, 'print')} name="Print" size="3000 px" />
          <SizeLink href={photoAddress(id, 'web')} name="Web" size={`2048 px, ${formatBytes(webBytes)}`} />
        </>
      )}
    </Menu>
  )
}

function SizeLink({ href, name, size }: { href: string; name: string; size: string }) {
  return (
    <MenuLink href={href} prefetch={false} download className="justify-between text-ink">
      {name}
      <span className="text-ink-3">{size}</span>
    </MenuLink>
  )
}
