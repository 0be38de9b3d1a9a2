import { listen } from '@/components/live/live-events'
import type { ActionResult } from '@/lib/platform/errors'
import { testServiceAction } from '@/lib/studio/system/actions'
import { arrivalTimeoutMs } from '@/lib/studio/system/limits'
import type { ServiceName, TestResult } from '@/lib/studio/system/schema'
import { liveDidNotArrive } from '@/lib/studio/system/words'

/** Tests a service. A test of live updates ends when the event arrives in this browser, or doesn't. */
export async function runTest(service: ServiceName): Promise<ActionResult<TestResult>> {
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
