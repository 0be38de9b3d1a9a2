import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSandbox } from '@/e2e/support/sandbox'
import { type ServiceName, type SoakPortal, serviceNames } from './soak-portal'

export type Fault = { name: string; cause(portal: SoakPortal): Promise<void> }

const pauseMs = 4_000
/** Any file that grows beyond this fails to be written, as on a full disk. */
const fullDiskBytes = 4_096

/** Everything that goes wrong, in turn. Each fault is over when `cause` returns, except those that the sandbox counts down. */
export const faults: Fault[] = [
  ...serviceNames.map((service) => ({
    name: `kill ${service}`,
    cause: (portal: SoakPortal) => kill(portal, service),
  })),
  ...serviceNames.map((service) => ({
    name: `delay ${service}`,
    cause: (portal: SoakPortal) => pause(portal, service),
  })),
  ...(['server', 'worker', 'sandbox'] as const).map((service) => ({
    name: `fill the disk of ${service}`,
    cause: (portal: SoakPortal) => fillDisk(portal, service),
  })),
  ...(['twice', 'late', 'out-of-order'] as const).map((mode) => ({
    name: `Stripe sends events ${mode}`,
    cause: (portal: SoakPortal) => control(portal, 'stripe/delivery', { mode, delayMs: 3_000 }),
  })),
  {
    name: 'Stripe sends events normally',
    cause: (portal) => control(portal, 'stripe/delivery', { mode: 'normal' }),
  },
  {
    name: 'Resend fails',
    cause: (portal) => control(portal, 'resend/failures', { count: 10, status: 500 }),
  },
  {
    name: 'uploads are cut off',
    cause: (portal) => control(portal, 'uploadthing/failures', { count: 2, cutAfterBytes: 1_000 }),
  },
  {
    name: "UploadThing's callbacks are lost",
    cause: (portal) => control(portal, 'uploadthing/failures', { callbackFailures: 2 }),
  },
  {
    name: 'Pusher is down',
    async cause(portal) {
      await control(portal, 'pusher/state', { down: true })
      await sleep(pauseMs)
      await control(portal, 'pusher/state', { down: false })
    },
  },
]

/** Ends what may still be going on in the sandbox. */
export async function endFaults({ sandboxUrl }: SoakPortal) {
  const sandbox = openSandbox(sandboxUrl)
  await sandbox.control('stripe/delivery', { mode: 'normal' })
  await sandbox.control('pusher/state', { down: false })
  for (const service of ['resend', 'uploadthing'])
    await fetch(`${sandboxUrl}/_sandbox/${service}/failures`, { method: 'DELETE' })
}

async function control({ sandboxUrl }: SoakPortal, path: string, body: unknown) {
  await openSandbox(sandboxUrl).control(path, body)
}

async function kill(portal: SoakPortal, service: ServiceName) {
  const pid = portal.pidOf(service)
  portal.signal(service, 'SIGKILL')
  await portal.restarted(service, pid)
}

async function pause(portal: SoakPortal, service: ServiceName) {
  portal.signal(service, 'SIGSTOP')
  await sleep(pauseMs)
  portal.signal(service, 'SIGCONT')
}

/** Uses the limit of a process, because a disk can only be filled for everyone. Linux only. */
async function fillDisk(portal: SoakPortal, service: ServiceName) {
  if (process.platform !== 'linux') return
  const pid = portal.pidOf(service)
  const ended = portal.ended(service).then(() => true)
  const limit = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
  limit(String(fullDiskBytes))
  await sleep(pauseMs)
  const hasEnded = await Promise.race([ended, sleep(0).then(() => false)])
  if (hasEnded) await portal.restarted(service, pid)
  else limit('unlimited')
}
