import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { generateReactHelpers } from '@uploadthing/react'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { browserArguments, browserPath } from '@/e2e/support/browser'
import {
  bytesOf,
  digestOf,
  openTestPortal,
  type router,
  type TestPortal,
} from '@/sandbox/uploadthing/test-portal'

let portal: TestPortal
let clientScript = ''

describe('the browser client', () => {
  let browser: Browser
  let page: Page
  const puts: string[] = []

  beforeAll(async () => {
    clientScript = await bundleClient()
    portal = await openTestPortal(servePage)
    browser = await chromium.launch({
      executablePath: browserPath(),
      args: browserArguments,
    })
    page = await browser.newPage()
    page.on('request', (request) => request.method() === 'PUT' && puts.push(request.headers().range ?? ''))
    await page.goto(portal.appUrl)
  }, 60_000)
  afterEach(() => portal.clearFailures())
  afterAll(async () => {
    await browser.close()
    await portal.close()
  })

  it('uploads many files from another origin, with progress', async () => {
    const result = await page.evaluate(async () => {
      const files = Array.from({ length: 7 }, (_, index) => makePhoto(`photo-${index}.jpg`, 200_000 + index))
      const progress: number[] = []
      const uploaded = await uploader.uploadFiles('photos', {
        files,
        onUploadProgress: ({ totalProgress }) => progress.push(totalProgress),
      })
      const hashes = await Promise.all(files.map(digest))
      return { uploaded: uploaded.map(({ key, serverData }) => ({ key, serverData })), hashes, progress }
    })
    expect(result.uploaded.map(({ serverData }) => serverData)).toEqual(
      Array.from({ length: 7 }, (_, index) => ({ seen: `photo-${index}.jpg` })),
    )
    const stored = await Promise.all(
      result.uploaded.map(async ({ key }) => {
        const { ufsUrl } = await portal.api.generateSignedURL(key)
        return digestOf('sha256', await bytesOf(await (await fetch(ufsUrl)).blob()))
      }),
    )
    expect(stored).toEqual(result.hashes)
    expect(result.progress.at(-1)).toBeGreaterThanOrEqual(1)
  })

  it('resumes after a disconnect from the last stored byte', async () => {
    puts.length = 0
    await portal.simulateFailure({ cutAfterBytes: 2_000_000 })
    const result = await page.evaluate(async () => {
      const files = [makePhoto('large.jpg', 5_000_000)]
      const broken = await uploader.uploadFiles('resumable', { files }).catch((error) => error.code)
      const [uploaded] = await uploader.uploadFiles('resumable', { files })
      return { broken, serverData: uploaded?.serverData, key: uploaded?.key ?? '' }
    })
    expect(result.broken).toBe('UPLOAD_FAILED')
    expect(puts).toEqual(['bytes=0-', 'bytes=2000000-'])
    expect(result.serverData).toEqual({ hash: portal.recordOf(result.key)?.hash })
    expect(portal.recordOf(result.key)).toMatchObject({ size: 5_000_000, status: 'complete' })
  })

  it('pauses and resumes', async () => {
    const result = await page.evaluate(async () => {
      const file = makePhoto('paused.jpg', 30_000_000)
      let begun = () => {}
      const begin = new Promise<void>((resolve) => {
        begun = resolve
      })
      const upload = await uploader.createUpload('resumable', {
        files: [file],
        onUploadProgress: ({ loaded }) => loaded > 0 && begun(),
      })
      await begin
      upload.pauseUpload()
      upload.resumeUpload()
      const [uploaded] = await upload.done()
      const response = await fetch(uploaded?.ufsUrl ?? '')
      return { sent: await digest(file), stored: await digest(await response.blob()) }
    })
    expect(result.stored).toBe(result.sent)
  })

  it('reports an error', async () => {
    await portal.simulateFailure({ callbackFailures: 1 })
    const message = await page.evaluate(() =>
      uploader.uploadFiles('photos', { files: [makePhoto('lost.jpg', 10)] }).catch((error) => error.message),
    )
    expect(message).toBe('The sandbox simulated a lost callback')
  })
})

/** Globals of the test page, set by the script below. */
declare const uploader: ReturnType<typeof generateReactHelpers<typeof router>>
declare const makePhoto: (name: string, size: number) => File
declare const digest: (blob: Blob) => Promise<string>

const clientSource = `
  import { generateReactHelpers } from '@uploadthing/react'
  window.uploader = generateReactHelpers({ url: '/api/uploadthing' })
  window.makePhoto = (name, size) => {
    const bytes = new Uint8Array(size)
    for (let at = 0; at < size; at += 65536) crypto.getRandomValues(bytes.subarray(at, at + 65536))
    return new File([bytes], name, { type: 'image/jpeg', lastModified: size })
  }
  window.digest = async (blob) => {
    const hash = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }`

function servePage(request: Request): Response | undefined {
  const { pathname } = new URL(request.url)
  if (pathname === '/client.js')
    return new Response(clientScript, { headers: { 'content-type': 'text/javascript' } })
  if (pathname !== '/') return undefined
  return new Response('<!doctype html><script src="/client.js"></script>', {
    headers: { 'content-type': 'text/html' },
  })
}

async function bundleClient(): Promise<string> {
  const bundling = promisify(execFile)('node_modules/.bin/esbuild', ['--bundle', '--format=iife'], {
    maxBuffer: 2 ** 26,
  })
  bundling.child.stdin?.end(clientSource)
  return (await bundling).stdout
}
