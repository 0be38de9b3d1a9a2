'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { listen } from '@/components/live/live-events'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { explainFailure } from '@/components/ui/show-result'
import { Status } from '@/components/ui/status'
import type { ActionResult } from '@/lib/platform/errors'
import { testServiceAction } from '@/lib/studio/system/actions'
import { arrivalTimeoutMs } from '@/lib/studio/system/limits'
import type { ServiceName, ServiceReport, ServiceState, TestResult } from '@/lib/studio/system/schema'
import {
  describeDuration,
  liveDidNotArrive,
  serviceProviders,
  serviceTitles,
  stateLabels,
  testFailed,
  testProgress,
} from '@/lib/studio/system/words'

/** The status whose shape and color each state has. */
const statusOf: Record<ServiceState, string> = { working: 'active', failing: 'failed', unused: 'open' }

/** A service with its state, and a button that uses it for real and shows the result below. */
export function ServiceRow({ service }: { service: ServiceReport }) {
  const router = useRouter()
  const [isBusy, start] = useTransition()
  const [result, setResult] = useState<Partial<TestResult> | null>(null)
  const { name, state, setting, lastSuccess, lastFailure } = service
  const title = serviceTitles[name]

  function press() {
    setResult(null)
    start(async () => {
      const response = await runTest(name).catch(() => null)
      setResult(response?.ok ? response.data : { text: explainFailure(response, testFailed) })
      router.refresh()
    })
  }

  return (
    <li className="grid items-start gap-x-8 gap-y-2.5 border-b py-4 fold:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_7rem]">
      <div className="min-w-0">
        <h3 className="t-place">{title}</h3>
        <p className="text-xs text-ink-2 wrap-anywhere">
          {serviceProviders[name]} · {setting}
        </p>
      </div>
      <div className="min-w-0">
        <Status value={statusOf[state]} label={stateLabels[state]} />
        {lastSuccess && <p className="text-xs text-ink-2">Last worked {lastSuccess}</p>}
        {lastFailure && (
          <p className="text-xs text-ink-2 wrap-anywhere">
            Last failed {lastFailure.at}: {lastFailure.reason}
          </p>
        )}
      </div>
      <Button
        size="sm"
        busy={isBusy}
        aria-label={`Test ${title.toLowerCase()}`}
        onClick={press}
        className="fold:justify-self-end"
      >
        Test
      </Button>
      <div role="status" className="col-span-full empty:hidden">
        {isBusy && <p className="text-ink-2">{testProgress[name]}…</p>}
        {!isBusy && result && (
          <Notice tone={result.isWorking ? 'ok' : 'stop'} title={result.text}>
            {result.ms !== undefined && `It took ${describeDuration(result.ms)}.`}
          </Notice>
        )}
      </div>
    </li>
  )
}

/** Tests a service. A test of live updates ends when the event arrives in this browser, or doesn't. */
async function runTest(service: ServiceName): Promise<ActionResult<TestResult>> {
  const id = crypto.randomUUID()
  if (service !== 'live') return testServiceAction({ service, id })
  const startedAt = performance.now()
  const { arrival, stop } = awaitEvent(id)
  try {
    const result = await testServiceAction({ service, id })
    if (!result.ok || !result.data.isWorking) return result
    const arrivedAt = await Promise.race([arrival, timeOut()])
    const ms = Math.round((arrivedAt ?? performance.now()) - startedAt)
    if (arrivedAt !== null) return { ok: true, data: { ...result.data, ms } }
    return { ok: true, data: { isWorking: false, text: liveDidNotArrive, ms } }
  } finally {
    stop()
  }
}

/** Listens for the event with this id; `arrival` is when it came. */
function awaitEvent(id: string): { arrival: Promise<number>; stop: () => void } {
  let stop = () => {}
  const arrival = new Promise<number>((resolve) => {
    stop = listen({
      events: ['system-test'],
      channel: null,
      handle: (_event, data) => {
        if ((data as { id?: unknown } | null)?.id === id) resolve(performance.now())
      },
    })
  })
  return { arrival, stop }
}

function timeOut(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), arrivalTimeoutMs)
  })
}
