import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { StoredFile } from '@/sandbox/uploadthing/stored-files'
import {
  bytesOf,
  completed,
  digestOf,
  makePhoto,
  openTestPortal,
  putFile,
  type TestPortal,
} from '@/sandbox/uploadthing/test-portal'
import { openAnnouncements } from '@/sandbox/uploadthing/upload-routes'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterEach(() => portal.clearFailures())
afterAll(() => portal.close())

const receivedOf = async (url: string) =>
  Number((await fetch(url, { method: 'HEAD' })).headers.get('x-ut-range-start'))

describe('uploading through the upload route', () => {
  it('stores the file, notifies the portal with a signed callback and returns its server data', async () => {
    const file = makePhoto(300_000)
    const { url, key } = await portal.presignOne(file)
    expect(await receivedOf(url)).toBe(0)
    const response = await putFile(url, file)
    expect(response.status).toBe(200)
    const hash = digestOf('md5', await bytesOf(file))
    expect(await response.json()).toEqual({
      url: `${portal.url}/a/northlight/${key}`,
      appUrl: `${portal.url}/a/northlight/${key}`,
      ufsUrl: `${portal.url}/a/northlight/${key}`,
      fileHash: hash,
      serverData: { seen: 'harbor.jpg' },
    })
    expect(completed.at(-1)).toEqual({ key, userId: 'ava', hash })
    expect(portal.recordOf(key)).toMatchObject({
      name: 'harbor.jpg',
      size: 300_000,
      type: 'image/jpeg',
      acl: 'private',
      status: 'complete',
      metadata: { userId: 'ava' },
    })
  })

  it('keeps the bytes received before a disconnect, across a restart, and resumes from there', async () => {
    const file = makePhoto(900_000)
    const { url, key } = await portal.presignOne(file)
    await portal.simulateFailure({ cutAfterBytes: 333_333, count: 1 })
    await expect(putFile(url, file)).rejects.toThrow()
    expect(await receivedOf(url)).toBe(333_333)
    await portal.restart()
    expect(await receivedOf(url)).toBe(333_333)
    expect((await putFile(url, file, 400_000)).status).toBe(416)
    expect((await putFile(url, file, 333_333)).status).toBe(200)
    const { ufsUrl } = await portal.api.generateSignedURL(key)
    expect(digestOf('md5', await bytesOf(await (await fetch(ufsUrl)).blob()))).toBe(
      digestOf('md5', await bytesOf(file)),
    )
  })

  it('lets a returning client take over from its own stalled connection', async () => {
    const file = makePhoto(400_000)
    const { url } = await portal.presignOne(file)
    const stalled = stalledBody(Buffer.concat([formHead('b'), (await bytesOf(file)).subarray(0, 100_000)]))
    const first = fetch(url, {
      method: 'PUT',
      body: stalled.body,
      headers: { 'content-type': 'multipart/form-data; boundary=b', range: 'bytes=0-' },
      duplex: 'half',
    } as RequestInit).catch(() => 'broken')
    await expect.poll(() => receivedOf(url)).toBeGreaterThan(90_000)
    const received = await receivedOf(url)
    const second = await putFile(url, file, received)
    expect(second.status).toBe(200)
    expect((await second.json()).fileHash).toBe(digestOf('md5', await bytesOf(file)))
    stalled.end()
    expect(await first).toBe('broken')
  })

  it('repeats a lost response, and never overwrites', async () => {
    const file = makePhoto(1000)
    const { url, key } = await portal.presignOne(file)
    const first = await (await putFile(url, file)).json()
    const completedBefore = completed.length
    expect(await receivedOf(url)).toBe(1000)
    expect(await (await putFile(url, file, 1000)).json()).toEqual(first)
    expect(await (await putFile(url, file, 400)).json()).toEqual(first)
    expect(completed).toHaveLength(completedBefore)
    const other = makePhoto(1000)
    const rejected = await putFile(url, other)
    expect(rejected.status).toBe(409)
    expect(rejected.headers.get('access-control-allow-origin')).toBe('*')
    expect(portal.recordOf(key)?.hash).toBe(digestOf('md5', await bytesOf(file)))
  })

  it('rejects a key that two uploads were given', async () => {
    const announcements = openAnnouncements(portal.store())
    const mine = {
      id: 'drawn-twice',
      callbackUrl: portal.appUrl,
      callbackSlug: 'photos',
      awaitServerData: true,
    }
    announcements.announce({ ...mine, metadata: { delivery: 1 }, announcedAt: Date.now() })
    announcements.announce({ ...mine, metadata: { delivery: 1 }, announcedAt: Date.now() })
    expect(announcements.get('drawn-twice')?.isContested).toBe(false)
    announcements.announce({ ...mine, metadata: { delivery: 2 }, announcedAt: Date.now() })
    announcements.announce({ ...mine, metadata: { delivery: 2 }, announcedAt: Date.now() })
    expect(announcements.get('drawn-twice')?.isContested).toBe(true)
  })

  it('reserves a key for the upload in progress and releases it once that upload is abandoned', async () => {
    const file = makePhoto(900_000)
    const { url, key } = await portal.presignOne(file)
    await portal.simulateFailure({ cutAfterBytes: 300_000 })
    await expect(putFile(url, file)).rejects.toThrow()
    const rival = { ...(portal.recordOf(key) as StoredFile), name: 'another.jpg', signature: 'another' }
    for (const [expires, status, start] of [
      [Date.now() + 60_000, 409, null],
      [Date.now() - 1, 200, '0'],
    ] as const) {
      portal
        .store()
        .collection<StoredFile>('files')
        .put({ ...rival, expires })
      await portal.restart()
      const head = await fetch(url, { method: 'HEAD' })
      expect([head.status, head.headers.get('x-ut-range-start')]).toEqual([status, start])
      expect((await putFile(url, file)).status).toBe(status)
    }
    expect(portal.recordOf(key)).toMatchObject({
      name: 'harbor.jpg',
      hash: digestOf('md5', await bytesOf(file)),
    })
  })

  it('accepts twenty files at once', async () => {
    const files = Array.from({ length: 20 }, (_, index) => makePhoto(200_000 + index, `photo-${index}.jpg`))
    const presigned = await portal.presign(files)
    const results = await Promise.all(
      files.map(async (file, index) => (await putFile(presigned[index]?.url ?? '', file)).json()),
    )
    const expected = await Promise.all(files.map(async (file) => digestOf('md5', await bytesOf(file))))
    expect(results.map(({ fileHash }) => fileHash)).toEqual(expected)
  })

  it('reports a lost callback as an error, and delivers it when the client returns', async () => {
    const file = makePhoto(1000)
    const { url, key } = await portal.presignOne(file)
    await portal.simulateFailure({ callbackFailures: 1 })
    expect(await (await putFile(url, file)).json()).toEqual({
      error: 'The sandbox simulated a lost callback',
    })
    expect(completed.some((item) => item.key === key)).toBe(false)
    expect(await (await putFile(url, file, 1000)).json()).toMatchObject({
      serverData: { seen: 'harbor.jpg' },
    })
    expect(completed.filter((item) => item.key === key)).toHaveLength(1)
  })

  it('delivers a pending callback after a restart', async () => {
    const file = makePhoto(1000)
    const { url, key } = await portal.presignOne(file)
    await portal.simulateFailure({ callbackFailures: 1 })
    await putFile(url, file)
    const record = portal.recordOf(key)
    if (!record?.callback) throw new Error('The file has no callback.')
    portal
      .store()
      .collection<StoredFile>('files')
      .put({ ...record, callback: { ...record.callback, status: 'waiting' } })
    await portal.restart()
    await expect.poll(() => completed.some((item) => item.key === key), { timeout: 5000 }).toBe(true)
  })

  it('reports a failing onUploadComplete', async () => {
    const file = makePhoto(1000)
    const { url } = await portal.presignOne(file, 'failing')
    expect(await (await putFile(url, file)).json()).toEqual({
      error: 'The upload route sent no result because its onUploadComplete failed',
    })
  })
})

describe('what the ingest rejects', () => {
  it('rejects a tampered, an unsigned and an expired URL, for HEAD and PUT', async () => {
    const file = makePhoto(1000)
    const { url, key } = await portal.presignOne(file)
    const expired = url.replace(/expires=\d+/, `expires=${Date.now() - 1}`)
    for (const wrong of [
      url.replace('x-ut-file-size=1000', 'x-ut-file-size=2000'),
      url.replace('x-ut-acl=private', 'x-ut-acl=public-read'),
      url.replace(key, `${key}x`),
      url.replace(/&signature=.*/, ''),
      `${url}&x-ut-acl=public-read`,
      expired,
    ]) {
      expect((await putFile(wrong, file)).status).toBe(403)
      expect((await fetch(wrong, { method: 'HEAD' })).status).toBe(403)
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 3_600_000 })
    const stale = await portal.presignOne(file)
    const { ufsUrl } = await portal.api.generateSignedURL(key)
    vi.useRealTimers()
    for (const response of [await putFile(stale.url, file), await fetch(ufsUrl)]) {
      expect([response.status, await response.json()]).toEqual([403, { error: 'URL expired' }])
    }
    expect(portal.recordOf(key)).toBeUndefined()
  })

  it('rejects a file of another size than announced, and one that was never announced', async () => {
    const { url, key } = await portal.presignOne(makePhoto(1000))
    expect((await putFile(url, makePhoto(999))).status).toBe(400)
    expect((await putFile(url, makePhoto(500_000))).status).toBe(400)
    expect(portal.recordOf(key)).toBeUndefined()
    expect(await receivedOf(url)).toBe(0)

    openAnnouncements(portal.store()).forget(key)
    await portal.restart()
    expect((await putFile(url, makePhoto(1000))).status).toBe(400)
  })

  it('rejects a malformed multipart body', async () => {
    const { url } = await portal.presignOne(makePhoto(4))
    const send = (body: string, type = 'multipart/form-data; boundary=b') =>
      fetch(url, { method: 'PUT', body, headers: { 'content-type': type } })
    expect((await send('abcd', 'image/jpeg')).status).toBe(415)
    expect((await send(`${formHead('b')}abcd`)).status).toBe(400)
    expect(
      (await send('--b\r\nContent-Disposition: form-data; name="other"\r\n\r\nabcd\r\n--b--\r\n')).status,
    ).toBe(400)
    expect((await send(`${formHead('b')}abcd\r\n${formHead('b')}abcd\r\n--b--\r\n`)).status).toBe(400)
    expect((await send(`${formHead('b')}abcd\r\n--b--\r\n`)).status).toBe(200)
  })

  it('requires the API key to announce or complete an upload, and never accepts it from a page', async () => {
    for (const name of ['route-metadata', 'callback-result']) {
      const target = `${portal.url}/uploadthing/ingest/${name}`
      const headers = { 'x-uploadthing-api-key': 'sk_live_wrong' }
      expect((await fetch(target, { method: 'POST', headers, body: '{}' })).status).toBe(401)
    }
    const preflight = await fetch(`${portal.url}/uploadthing/ingest/route-metadata`, {
      method: 'OPTIONS',
      headers: { origin: 'http://evil.test', 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-headers')).not.toContain('x-uploadthing-api-key')
  })
})

function formHead(boundary: string) {
  return Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`)
}

/** Creates a request body that sends its bytes and then stalls without ending. */
function stalledBody(bytes: Buffer) {
  let end = () => {}
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      end = () => controller.close()
    },
  })
  return { body, end }
}
