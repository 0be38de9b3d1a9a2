import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { mount, serveOnLoopback } from '@/sandbox/loopback'
import type { SandboxService } from '@/sandbox/service'

type WorkerSandbox = {
  url: string
  /** Opens a service until the returned function is called. */
  open(service: SandboxService): () => Promise<void>
}

const shared = globalThis as typeof globalThis & { workerSandbox?: Promise<WorkerSandbox> }

/**
 * Returns the sandbox of this worker of the integration tests. It has one address, because the modules that the worker's
 * files share read the environment once; each file opens the services that it needs, with a store of its own. Without
 * any, connections to it are closed.
 */
export function workerSandbox(): Promise<WorkerSandbox> {
  shared.workerSandbox ??= startWorkerSandbox()
  return shared.workerSandbox
}

async function startWorkerSandbox(): Promise<WorkerSandbox> {
  const services = new Set<SandboxService>()
  let current: Hono | null = null
  function remount() {
    current = services.size === 0 ? null : mount([...services])
  }
  const routes = new Hono().all('*', async ({ env, req, body }) => {
    if (current) return await current.fetch(req.raw, env)
    const { incoming } = env as HttpBindings
    incoming.destroy()
    return body(null)
  })
  const { url } = await serveOnLoopback({ port: 0, open: () => [{ routes }] })
  return {
    url,
    open(service) {
      services.add(service)
      remount()
      return async () => {
        services.delete(service)
        remount()
        await service.close?.()
      }
    },
  }
}
