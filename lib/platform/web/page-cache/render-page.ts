import 'server-only'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isSameText, prove } from '@/lib/platform/secrets/proof'
import { contentSecurityPolicy } from '@/lib/platform/web/content-security-policy'
import { contentHeader, ownOrigin } from '@/lib/platform/web/response-status'
import { hashOf, hashScripts } from './script-hashes'

/** A page as it is sent to every visitor, compressed. */
export type RenderedPage = {
  tag: string
  policy: string
  /** The `Link` header: what browsers load early. */
  link: string | null
  /** What it shows, as named with `setPageContent`. */
  content: string | null
  gzip: Buffer
  br: Buffer
}

const proofHeader = 'x-page-render'
const timeoutMs = 10_000

const compress = {
  gzip: promisify(gzip),
  br: promisify(brotliCompress),
}

/** Whether this portal requested the page itself, to cache it. Such a page has no nonce, because its scripts are hashed. */
export function isPageRender(headers: Headers): boolean {
  const proof = headers.get(proofHeader)
  return proof !== null && isSameText(proof, prove(['page render']))
}

/**
 * Renders a page as visitors without cookies see it, by requesting it from this server. Call it while a page loads.
 * `frames`: the sources of other sites that it may show in a frame.
 * @throws Error unless the page exists and could be rendered
 */
export async function renderPage(path: string, frames: readonly string[] = []): Promise<RenderedPage> {
  const origin = ownOrigin()
  const response = await fetch(origin + path, {
    headers: {
      [proofHeader]: prove(['page render']),
      'accept-encoding': 'identity',
      // Next.js streams metadata into the body for browsers, and puts it in the head for this one.
      'user-agent': 'Slackbot',
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const rendered = await response.text()
  if (response.status !== 200 || response.headers.has('set-cookie')) {
    throw new Error(`${path} can't be cached: ${response.status}`)
  }
  const { html, hashes } = await hashScripts(rendered, (url) => hashFile(new URL(url, origin).href))
  const [gzipped, br] = await Promise.all([
    compress.gzip(html, { level: 9 }),
    compress.br(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  ])
  return {
    tag: `W/"${createHash('sha256').update(html).digest('base64url')}"`,
    policy: contentSecurityPolicy({ hashes, frames }),
    link: response.headers.get('link'),
    content: response.headers.get(contentHeader),
    gzip: gzipped,
    br,
  }
}

/** The hashes of script files, whose URLs change with their content. */
const fileHashes = new Map<string, Promise<string>>()

function hashFile(url: string): Promise<string> {
  const known = fileHashes.get(url)
  if (known) return known
  const hash = readFile(url).then(hashOf)
  fileHashes.set(url, hash)
  hash.catch(() => fileHashes.delete(url))
  return hash
}

async function readFile(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${url} can't be hashed: ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
