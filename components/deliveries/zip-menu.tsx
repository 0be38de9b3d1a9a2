'use client'

import { ChevronDown, Download } from 'lucide-react'
import { Button, type ButtonSize } from '@/components/ui/button'
import { Menu, MenuLink } from '@/components/ui/menu'
import { mergeClasses } from '@/components/ui/merge-classes'
import { formatBytes } from '@/lib/deliveries/rules'
import type { ZipSizes } from '@/lib/deliveries/schema'
import { zipAddress } from '@/lib/deliveries/zip/address'

type ZipMenuProps = {
  deliveryId: string
  photos: 'all' | 'favourites' | string[]
  /** How much comes, in bytes. */
  bytes: ZipSizes
  label: string
  size?: ButtonSize
  /** A menu at the window's lower edge opens upwards. */
  upwards?: boolean
}

/** One ZIP of several photos, as originals or in the size for listing services. Says how much comes before it does. */
export function ZipMenu({ deliveryId, photos, bytes, label, size, upwards = false }: ZipMenuProps) {
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
          <Button {...props} size={size} icon={<Download className="icon" aria-hidden="true" />}>
            {label}
            <ChevronDown className="icon-sm" aria-hidden="true" />
          </Button>
        )}
      >
        <ZipLink
          href={zipAddress(deliveryId, { size: 'original', photos })}
          name="Originals"
          bytes={bytes.original}
        />
        {bytes.mls !== null && (
          <ZipLink
            href={zipAddress(deliveryId, { size: 'mls', photos })}
            name="MLS size, 2048 px"
            bytes={bytes.mls}
          />
        )}
      </Menu>
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
