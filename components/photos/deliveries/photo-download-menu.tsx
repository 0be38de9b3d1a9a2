'use client'

import { Menu } from '@/components/ui/menu'
import { MenuButton, MenuLink } from '@/components/ui/menu-entries'
import { toast } from '@/components/ui/toast'
import { ViewerButton } from '@/components/ui/viewer'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import type { GalleryPhoto } from '@/lib/photos/deliveries/schema/photos'
import { formatSizes, type ReelFormat } from '@/lib/photos/reels/rules/formats'
import { formatNames, stillFailedTexts } from '@/lib/photos/reels/words'
import { photoAddress } from './photo-address'

type PhotoDownloadMenuProps = {
  photo: GalleryPhoto
  deliveryId: string
  /** Whether this viewer may make reels and stills for social networks. */
  canMakeReels: boolean
}

/** A menu that downloads the viewer's photo in each available size. */
export function PhotoDownloadMenu({ photo, deliveryId, canMakeReels }: PhotoDownloadMenuProps) {
  const { id, name, bytes, webBytes } = photo
  return (
    <Menu
      closesOnButtons
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
      {canMakeReels && photo.state === 'READY' && (
        <>
          <StillButton format="9:16" photo={photo} deliveryId={deliveryId} />
          <StillButton format="1:1" photo={photo} deliveryId={deliveryId} />
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

type StillButtonProps = { format: ReelFormat; photo: GalleryPhoto; deliveryId: string }

/** Saves the photo cropped for a social network, with its label if it was altered. */
function StillButton({ format, photo, deliveryId }: StillButtonProps) {
  const { width, height } = formatSizes[format]

  async function save() {
    try {
      const { saveStill } = await import('@/components/photos/reels/save-still')
      await saveStill({ deliveryId, photoId: photo.id, format })
    } catch {
      toast.error(...stillFailedTexts)
    }
  }

  return (
    <MenuButton className="justify-between text-ink" onClick={() => void save()}>
      {formatNames[format]}
      <span className="text-ink-3">
        {width} × {height} px
      </span>
    </MenuButton>
  )
}
