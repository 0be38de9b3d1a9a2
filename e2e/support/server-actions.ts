import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Visitor } from '@/e2e/support/http-visitor'
import { listActions, root, type SourceAction } from '@/e2e/support/source-tree'

/** The response of a server action: its result, a redirect, or a failure to handle the request. */
export type ActionResponse =
  | { kind: 'ok'; data: unknown }
  | { kind: 'error'; code: string; message: string; fields: Record<string, string[]> }
  | { kind: 'redirect'; to: string }
  | { kind: 'broken'; status: number; body: string }

type Manifest = {
  node: Record<string, { filename: string; exportedName: string; workers: Record<string, unknown> }>
}

// React's own encoder, which browsers use too, so that tests send values as pages do.
const { encodeReply } = createRequire(import.meta.url)(
  'next/dist/compiled/react-server-dom-turbopack/client.node',
) as { encodeReply(args: unknown[]): Promise<string | FormData> }

/**
 * Calls the server actions of the served production build over HTTP by their ids, as a browser or an attacker would,
 * without using our pages.
 * @param page where they are posted; by default a page that has the action
 */
export async function openActions(portalUrl: string, page?: string) {
  const manifest = await readServedManifest(portalUrl)
  const entries = Object.entries(manifest.node)
  const source = new Map(listActions().map((action) => [action.name, action]))

  function endpointOf({ name, file }: SourceAction): { id: string; path: string } | null {
    const entry = entries.find(([, action]) => action.filename === file && action.exportedName === name)
    const [worker] = Object.keys(entry?.[1].workers ?? {})
    return entry && worker ? { id: entry[0], path: page ?? pathOf(worker) } : null
  }

  function find(name: string): SourceAction {
    const action = source.get(name)
    if (!action) throw new Error(`There's no server action ${name}.`)
    return action
  }

  return {
    /** Returns whether any page of the build can call it. Next.js doesn't serve an action that no page uses. */
    isServed: (name: string) => endpointOf(find(name)) !== null,

    /** Calls an action with a value, or with form data if the action takes a form. */
    async call(
      request: Pick<Visitor, 'post'>,
      name: string,
      input: unknown,
      headers: Record<string, string> = {},
    ) {
      const action = find(name)
      const args = action.isForm ? [null, toForm(input)] : [input]
      return this.callRaw(request, name, args, headers)
    },

    /** Calls an action with exactly these arguments, valid or not. */
    async callRaw(
      request: Pick<Visitor, 'post'>,
      name: string,
      args: unknown[],
      headers: Record<string, string> = {},
    ): Promise<ActionResponse> {
      const endpoint = endpointOf(find(name))
      if (!endpoint) throw new Error(`No page of the build calls ${name}.`)
      const body = await encodeReply(args)
      const response = await request.post(endpoint.path, {
        headers: { accept: 'text/x-component', origin: portalUrl, 'next-action': endpoint.id, ...headers },
        ...(typeof body === 'string' ? { data: Buffer.from(body) } : { multipart: body }),
        maxRedirects: 0,
      })
      const to = response.headers()['x-action-redirect']?.split(';')[0]
      if (to !== undefined) return { kind: 'redirect', to: decodeURI(to) }
      return readResponse(response.status(), await response.body())
    },
  }
}
export type Actions = Awaited<ReturnType<typeof openActions>>

/** Builds form data as a browser does: lists repeat their name, and other values become text. */
function toForm(input: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, String(one))
  }
  return form
}

/** Maps `app/(portal)/booking/[id]/page` to `/booking/x`. An action doesn't depend on the id. */
function pathOf(page: string): string {
  const folders = page.split('/').slice(1, -1)
  return `/${folders
    .filter((folder) => !folder.startsWith('('))
    .map((folder) => (folder.startsWith('[') ? 'x' : folder))
    .join('/')}`
}

/** Parses the response. Its first row references the row with the action's result; `E` in that row marks an error. */
function readResponse(status: number, body: Buffer): ActionResponse {
  const rows = readRows(body)
  const row = /"a":"\$@([0-9a-f]+)"/.exec(rows.get('0') ?? '')?.[1]
  const text = rows.get(row ?? '')
  if (status !== 200 || !text?.startsWith('{')) {
    return { kind: 'broken', status, body: body.toString().slice(0, 300) }
  }
  // A long text has a row of its own, to which `$` and its id refer.
  const result = JSON.parse(text, (_key, value) =>
    typeof value === 'string' && value.startsWith('$') ? (rows.get(value.slice(1)) ?? value) : value,
  )
  if (result.ok === true) return { kind: 'ok', data: result.data }
  if (result.ok !== false) return { kind: 'broken', status, body: text }
  const fields = typeof result.fields === 'object' ? result.fields : {}
  return { kind: 'error', code: result.code, message: result.message, fields }
}

/**
 * Parses React's stream by row: `id:value` up to the end of the line, or `id:Tlength,text` for long text with newlines.
 */
function readRows(body: Buffer): Map<string, string> {
  const rows = new Map<string, string>()
  for (let start = 0; start < body.length; ) {
    const head = /^([0-9a-f]+):(?:T([0-9a-f]+),)?/.exec(body.subarray(start, start + 40).toString('latin1'))
    const from = start + (head?.[0].length ?? 0)
    const lineEnd = body.indexOf('\n', from)
    const end = head?.[2] ? from + Number.parseInt(head[2], 16) : lineEnd < 0 ? body.length : lineEnd
    if (head?.[1]) rows.set(head[1], body.subarray(from, end).toString())
    start = head?.[2] ? end : end + 1
  }
  return rows
}

/** Finds the manifest of the build being served: there can be two builds, and the page contains its build's id. */
async function readServedManifest(portalUrl: string): Promise<Manifest> {
  const html = await (await fetch(`${portalUrl}/auth`)).text()
  for (const folder of ['.next', '.data/test/next']) {
    const buildId = path.join(root, folder, 'BUILD_ID')
    if (!existsSync(buildId) || !html.includes(readFileSync(buildId, 'utf8').trim())) continue
    const file = path.join(root, folder, 'server/server-reference-manifest.json')
    return JSON.parse(readFileSync(file, 'utf8'))
  }
  throw new Error("The build that the portal serves isn't in this repository.")
}
