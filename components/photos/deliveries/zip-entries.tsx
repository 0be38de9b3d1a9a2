import { MenuLink } from '@/components/ui/menu-entries'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import { zipAddress } from '@/lib/photos/deliveries/rules/zip-address'
import type { ZipContents } from '@/lib/photos/deliveries/schema/photos'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'

type ZipEntriesProps = {
  deliveryId: string
  photos: string[]
  contents: ZipContents
}

/** The sizes in which photos can be downloaded as one ZIP. */
export function ZipEntries({ deliveryId, photos, contents }: ZipEntriesProps) {
  const { originalBytes, webBytes, webLeftOut } = contents
  return (
    <>
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
    </>
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
