'use client'

import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import { zipAddress } from '@/lib/photos/deliveries/rules/zip-address'
import type { ZipContents } from '@/lib/photos/deliveries/schema/photos'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'

export type DownloadDialogProps = {
  deliveryId: string
  photos: 'all' | 'favorites' | string[]
  contents: ZipContents
  /** The page that prepares the photos for a listing service. */
  mlsHref: string | undefined
  onClose: () => void
}

/** The two ways to download photos: sized for a listing service, or everything as it was delivered. */
export function DownloadDialog({ deliveryId, photos, contents, mlsHref, onClose }: DownloadDialogProps) {
  const { originalBytes, webBytes, webLeftOut } = contents
  const isAll = photos === 'all'
  return (
    <Dialog open onClose={onClose} title={isAll ? 'Download' : 'Download favorites'} closable>
      <ul className="border-t border-t-ink">
        {isAll && mlsHref && webBytes !== null && (
          <Way
            href={mlsHref}
            name="For the MLS"
            text="Sized, named, and in order for your board"
            icon="chevron-right"
          />
        )}
        <Way
          href={zipAddress(deliveryId, { size: 'original', photos })}
          name={isAll ? 'Everything' : 'Originals'}
          text="One ZIP with the original files"
          size={formatBytes(originalBytes)}
          icon="download"
          isFile
        />
      </ul>
      {webBytes !== null && (
        <Disclosure summary="Other sizes" className="mt-2">
          <ul>
            <Way
              href={zipAddress(deliveryId, { size: 'web', photos })}
              name="Web and social"
              text={`2048 px${webLeftOut > 0 ? `, without ${countPhotos(webLeftOut)} that couldn't be prepared` : ''}`}
              size={formatBytes(webBytes)}
              icon="download"
              isFile
            />
          </ul>
        </Disclosure>
      )}
    </Dialog>
  )
}

type WayProps = {
  href: string
  name: string
  text: ReactNode
  size?: string
  icon: 'chevron-right' | 'download'
  /** Whether the link downloads a file, instead of leading to a page. */
  isFile?: boolean
}

function Way({ href, name, text, size, icon, isFile = false }: WayProps) {
  return (
    <li className="border-b">
      <Link
        href={href}
        prefetch={false}
        download={isFile || undefined}
        className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 py-3 hover:bg-shade"
      >
        <span>
          <span className="t-head block">{name}</span>
          <span className="block text-ink-2">{text}</span>
        </span>
        <span className="text-ink-2 tabular-nums">{size}</span>
        <Icon name={icon} />
      </Link>
    </li>
  )
}
