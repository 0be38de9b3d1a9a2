'use client'

import { useId } from 'react'
import { buttonClasses } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { recordDriveLinkOpenedAction } from '@/lib/photos/deliveries/actions'
import { nameOfDrive } from '@/lib/photos/deliveries/rules/gallery'

type DriveLinkProps = { deliveryId: string; href: string; isRecorded: boolean }

/** Links to the studio's drive in a new tab and says so. Records the click when `isRecorded`. */
export function DriveLink({ deliveryId, href, isRecorded }: DriveLinkProps) {
  const id = useId()
  return (
    <div className="grid justify-items-start gap-1">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={id}
        onClick={
          isRecorded
            ? () => void recordDriveLinkOpenedAction({ deliveryId }).catch(() => undefined)
            : undefined
        }
        className={buttonClasses({ size: 'lg' })}
      >
        <Icon name="external-link" />
        Download All Photos
      </a>
      <p id={id} className="t-label">
        Opens {nameOfDrive(href)} in a new tab
      </p>
    </div>
  )
}
