import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isPageRender } from '@/lib/platform/web/page-cache/render-page'
import { watchPageResponses } from '@/lib/platform/web/response-status'

/** The body of a response that didn't come from the cache. */
const uncached = 'rendered for this request'

type PageServer = {
  respond: (request: Request) => Promise<Response | null>
  /** Renders the page at a path, to be cached. */
  render: (path: string) => Promise<string>
}

/** Serves pages as Next.js does: from the cache if `respond` finds them there. */
export async function servePages({ respond, render }: PageServer) {
  const rendered: string[] = []
  let failure: { status: number; headers?: Record<string, string> } | null = null

  const server = createServer(async (incoming, outgoing) => {
    const request = toRequest(incoming)
    if (isPageRender(request.headers)) {
      rendered.push(incoming.url ?? '')
      const { status, headers = {} } = failure ?? { status: 200 }
      failure = null
      const html = await render(incoming.url ?? '')
      outgoing.writeHead(status, headers).end(html)
      return
    }
    const response = (await respond(request)) ?? new Response(uncached)
    outgoing.writeHead(response.status).end(Buffer.from(await response.arrayBuffer()))
  })
  watchPageResponses()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function load(path: string, init?: RequestInit): Promise<string> {
    const { port } = server.address() as AddressInfo
    const headers = { 'accept-encoding': 'identity', ...init?.headers }
    return (await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers })).text()
  }

  return {
    load,
    isFromCache: async (path: string, init?: RequestInit) => (await load(path, init)) !== uncached,
    /** The paths that were rendered to be cached. */
    rendered,
    /** Replaces the next rendered response. */
    failNext(response: NonNullable<typeof failure>) {
      failure = response
    },
    reset() {
      rendered.length = 0
      failure = null
    },
    close: () => server.close(),
  }
}

function toRequest({ url, method, headers }: IncomingMessage): Request {
  return new Request(`http://localhost${url}`, { method, headers: headers as Record<string, string> })
}
