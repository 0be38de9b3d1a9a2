import { Rows } from '@/components/ui/rows'
import { Status } from '@/components/ui/status'
import type { PushDevice } from '@/lib/studio/notifications/schema'
import { pushTexts } from '@/lib/studio/notifications/words/push'
import { PushDeviceOffButton } from './push-device-off-button'
import { PushToggle } from './push-toggle'

/** Turns push notifications on for this device, and lists the devices that have them. */
export function PushSettings({ devices, publicKey }: { devices: readonly PushDevice[]; publicKey: string }) {
  const current = devices.find(({ isCurrent }) => isCurrent)
  return (
    <section aria-labelledby="push" className="grid gap-4">
      <h2 id="push" className="t-head mt-5">
        {pushTexts.title}
      </h2>
      <p className="-mt-2 text-ink-2">{pushTexts.lead}</p>
      {/* React compares text that stands directly in a noscript element with its escaped source. */}
      <noscript>
        <p>{pushTexts.unsupported}</p>
      </noscript>
      <PushToggle publicKey={publicKey} sessionId={current?.sessionId ?? null} />
      {devices.length > 0 && (
        <Rows aria-label={pushTexts.devices} className="border-t">
          {devices.map(({ sessionId, device, since, isCurrent }) => (
            <li key={sessionId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-strong">{device}</span>
                  {isCurrent && <Status value="active" label={pushTexts.current} />}
                </p>
                <p className="t-label">On since {since}</p>
              </div>
              {!isCurrent && <PushDeviceOffButton sessionId={sessionId} device={device} />}
            </li>
          ))}
        </Rows>
      )}
    </section>
  )
}
