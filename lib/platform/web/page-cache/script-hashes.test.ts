import { expect, test } from 'vitest'
import { hashOf, hashScripts } from './script-hashes'

const hashFile = async (url: string) => hashOf(`content of ${url}`)

test('inline scripts are allowed by their hash', async () => {
  const html =
    '<script>let a = 1\nlet b = 2</script><script id="_R_">start()</script><script>start()</script>'
  expect(await hashScripts(html, hashFile)).toEqual({
    html,
    hashes: [hashOf('let a = 1\nlet b = 2'), hashOf('start()')],
  })
})

test('files are allowed by their hash, and compared with it where they are run or preloaded', async () => {
  const hash = hashOf('content of /a.js')
  const { html, hashes } = await hashScripts(
    '<link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script>',
    hashFile,
  )
  expect(html).toBe(
    `<link integrity="${hash}" rel="preload" as="script" href="/a.js"/><script integrity="${hash}" src="/a.js" async=""></script>`,
  )
  expect(hashes).toEqual([hash])
})

test('data, styles and fonts are left alone', async () => {
  const html =
    '<script type="application/ld+json">{"src":"x"}</script><link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/a.woff2"/>'
  expect(await hashScripts(html, hashFile)).toEqual({ html, hashes: [] })
})

test('a file that cannot be read fails the page', async () => {
  const failing = async () => {
    throw new Error('gone')
  }
  await expect(hashScripts('<script src="/a.js"></script>', failing)).rejects.toThrow('gone')
})

// The value for this text in https://www.w3.org/TR/CSP3/#script-src-hash-source
test('hashes are written as in policies', () => {
  expect(hashOf("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=')
})
