import { randomBytes } from 'node:crypto'
import { UTApi, UTFile } from 'uploadthing/server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  bytesOf,
  digestOf,
  makePhoto,
  openTestPortal,
  type TestPortal,
} from '@/sandbox/uploadthing/test-portal'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterEach(() => portal.clearFailures())
afterAll(() => portal.close())

describe('the file host', () => {
  async function stored(acl: 'private' | 'public-read', size = 1000) {
    const file = new UTFile([randomBytes(size)], 'Ödön "1".jpg', { type: 'image/jpeg' })
    const { data } = await portal.api.uploadFiles(file, { acl, contentDisposition: 'attachment' })
    if (!data) throw new Error('The upload failed.')
    return { key: data.key, url: data.ufsUrl, bytes: await bytesOf(file) }
  }

  it('serves a private file only at a signed URL', async () => {
    const { key, url, bytes } = await stored('private')
    const { ufsUrl } = await portal.api.generateSignedURL(key, { expiresIn: 60 })
    expect(await bytesOf(await (await fetch(ufsUrl)).blob())).toEqual(bytes)
    expect((await fetch((await portal.api.getSignedURL(key, { expiresIn: 60 })).ufsUrl)).status).toBe(200)
    const other = await stored('private')
    for (const wrong of [
      url,
      ufsUrl.replace(key, other.key),
      ufsUrl.replace(/expires=(\d)/, 'expires=9$1'),
      `${ufsUrl.slice(0, -1)}${ufsUrl.endsWith('0') ? '1' : '0'}`,
      `${ufsUrl}&more=1`,
    ]) {
      const rejected = await fetch(wrong)
      expect(rejected.status).toBe(403)
      expect((await rejected.text()).length).toBeLessThan(100)
    }
    expect((await fetch(`${portal.url}/a/northlight/unknown`)).status).toBe(403)
  })

  it('serves ranges, conditional requests and file names', async () => {
    const { url, bytes } = await stored('public-read')
    const whole = await fetch(url)
    expect(whole.headers.get('content-type')).toBe('image/jpeg')
    expect(whole.headers.get('content-length')).toBe('1000')
    expect(whole.headers.get('content-disposition')).toBe(
      `attachment; filename="_d_n _1_.jpg"; filename*=UTF-8''%C3%96d%C3%B6n%20%221%22.jpg`,
    )
    const etag = whole.headers.get('etag') ?? ''
    expect(etag).toBe(`"${digestOf('md5', bytes)}"`)

    const head = await fetch(url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), head.headers.get('etag')]).toEqual([
      200,
      '1000',
      etag,
    ])
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)

    const part = async (range: string, more = {}) => {
      const response = await fetch(url, { headers: { range, ...more } })
      return [response.status, response.headers.get('content-range'), await bytesOf(await response.blob())]
    }
    expect(await part('bytes=10-19')).toEqual([206, 'bytes 10-19/1000', bytes.subarray(10, 20)])
    expect(await part('bytes=990-2000')).toEqual([206, 'bytes 990-999/1000', bytes.subarray(990)])
    expect(await part('bytes=-5')).toEqual([206, 'bytes 995-999/1000', bytes.subarray(995)])
    expect(await part('bytes=1000-')).toEqual([416, 'bytes */1000', Buffer.alloc(0)])
    expect(await part('bytes=0-0', { 'if-range': '"other"' })).toEqual([200, null, bytes])
  })

  it('serves an empty file and keeps everything across a restart', async () => {
    const empty = await stored('public-read', 0)
    const full = await stored('public-read')
    await portal.restart()
    expect((await fetch(empty.url)).headers.get('content-length')).toBe('0')
    expect(await bytesOf(await (await fetch(full.url)).blob())).toEqual(full.bytes)
  })
})

describe('UTApi', () => {
  it('uploads, lists, renames, publishes, counts and deletes', async () => {
    await portal.api.uploadFiles(makePhoto(10))
    const before = await portal.api.getUsageInfo()
    const file = new UTFile([randomBytes(500)], 'plan.jpg', { type: 'image/jpeg', customId: 'plan-1' })
    const { data } = await portal.api.uploadFiles(file, { acl: 'private' })
    const key = data?.key ?? ''
    expect(data).toMatchObject({
      name: 'plan.jpg',
      size: 500,
      customId: 'plan-1',
      fileHash: digestOf('md5', await bytesOf(file)),
    })

    const { files, hasMore } = await portal.api.listFiles({ limit: 1 })
    expect(files).toMatchObject([
      { key, name: 'plan.jpg', customId: 'plan-1', size: 500, status: 'Uploaded' },
    ])
    expect(hasMore).toBe(true)
    expect((await portal.api.getUsageInfo()).appTotalBytes).toBe(before.appTotalBytes + 500)

    expect(await portal.api.renameFiles({ fileKey: key, newName: 'site.jpg' })).toEqual({ success: true })
    expect((await fetch(data?.ufsUrl ?? '')).status).toBe(403)
    expect(await portal.api.updateACL(key, 'public-read')).toEqual({ success: true })
    expect((await fetch(data?.ufsUrl ?? '')).headers.get('content-disposition')).toContain('site.jpg')

    expect(await portal.api.deleteFiles('plan-1', { keyType: 'customId' })).toEqual({
      success: true,
      deletedCount: 1,
    })
    expect(await portal.api.deleteFiles([key, 'unknown'])).toEqual({ success: true, deletedCount: 0 })
    expect((await fetch(data?.ufsUrl ?? '')).status).toBe(403)
    await expect(portal.api.renameFiles({ fileKey: key, newName: 'gone.jpg' })).rejects.toThrow()
  })

  it('rejects a wrong key, and URLs signed with it', async () => {
    const token = { apiKey: 'sk_live_wrong', appId: 'northlight', regions: ['local'] }
    const stranger = new UTApi({ token: Buffer.from(JSON.stringify(token)).toString('base64') })
    await expect(stranger.listFiles()).rejects.toThrow()
    expect((await stranger.uploadFiles(makePhoto(10))).error).toMatchObject({ code: 'UPLOAD_FAILED' })
    const { data } = await portal.api.uploadFiles(makePhoto(10), { acl: 'private' })
    const { ufsUrl } = await stranger.generateSignedURL(data?.key ?? '')
    expect((await fetch(ufsUrl)).status).toBe(403)
  })
})
