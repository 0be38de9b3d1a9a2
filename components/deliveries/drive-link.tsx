'use client'

import { Download } from 'lucide-react'
import { buttonClasses } from '@/components/ui/button'
import { noteDriveLinkAction } from '@/lib/deliveries/actions'

type DriveLinkProps = { deliveryId: string; href: string; noted: boolean }

/** To the studio's own drive, in a new tab. The studio is told when its client goes there. */
export function DriveLink({ deliveryId, href, noted }: DriveLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={noted ? () => void noteDriveLinkAction({ deliveryId }).catch(() => undefined) : undefined}
      className={buttonClasses({ variant: 'main', size: 'lg' })}
    >
      <Download className="icon" aria-hidden="true" />
      Download All Photos
    </a>
  )
}
