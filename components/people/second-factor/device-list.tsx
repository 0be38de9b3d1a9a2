'use client'

import { ActionButton } from '@/components/ui/action-button'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { forgetDeviceAction } from '@/lib/people/second-factor/actions'
import type { RememberedDeviceItem } from '@/lib/people/second-factor/schema'
import { deviceTexts } from '@/lib/people/second-factor/words/factors'

/** The devices that aren't asked for the second factor. */
export function DeviceList({ devices }: { devices: readonly RememberedDeviceItem[] }) {
  if (devices.length === 0) return null
  return (
    <section aria-labelledby="devices">
      <SectionHead id="devices" title={deviceTexts.title} />
      <Rows>
        {devices.map(({ id, device, until }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3.5">
            <div className="min-w-0">
              <p className="font-strong">{device}</p>
              <p className="text-ink-2">Not asked for a code until {until}</p>
            </div>
            <ActionButton
              label="Forget"
              aria-label={`Forget ${device}`}
              size="sm"
              busyText="Forgetting"
              act={() => forgetDeviceAction({ id })}
              done={[deviceTexts.forgotten, device]}
              failed={deviceTexts.failed}
            />
          </li>
        ))}
      </Rows>
    </section>
  )
}
