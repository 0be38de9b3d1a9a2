import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFramed, isTourAddress, nameOfHost, tourSources } from './hosts'

test.each([
  ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'Matterport'],
  ['https://youriguide.com/88_orchard_ter/', 'iGUIDE'],
  ['https://www.zillow.com/view-imx/1', 'Zillow 3D Home'],
  ['https://tours.example.com/88', 'tours.example.com'],
  ['https://www.example.com/88', 'example.com'],
  // Ends with the letters of a known domain, and isn't below it.
  ['https://notmatterport.com/show', 'notmatterport.com'],
])('%s is at %s', (url, name) => {
  expect(isTourAddress(url)).toBe(true)
  expect(nameOfHost(url)).toBe(name)
})

test.each([
  ['https://my.matterport.com/show/?m=SxQL3iGyoDo', true],
  ['https://kuula.co/share/collection/7', true],
  ['https://kuula.co:8443/share/collection/7', false],
  ['https://notmatterport.com/show', false],
  ['https://matterport.com.example.com/show', false],
  ['https://tours.example.com/88', false],
])('%s in a frame: %s, as its source says', (url, isAllowed) => {
  expect(isFramed(url)).toBe(isAllowed)
  const { hostname, port } = new URL(url)
  const patterns = tourSources.map((source) => source.replace('https://', '').replace('*', ''))
  const matches = (pattern: string) =>
    port === '' && (pattern.startsWith('.') ? hostname.endsWith(pattern) : hostname === pattern)
  expect(patterns.some(matches)).toBe(isAllowed)
})

test.each([
  'http://my.matterport.com/show/?m=1',
  'javascript:alert(1)',
  'https://user:secret@my.matterport.com/show',
  'https://my.matterport.com/a tour',
  'https://localhost/show',
  'https://10.0.0.1/show',
  'matterport.com/show',
  '',
])('%j is no address of a tour', (text) => {
  expect(isTourAddress(text)).toBe(false)
})

test('whatever is accepted is an HTTPS address without a password', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((text) => `https://${text}`),
      ),
      (text) => {
        if (!isTourAddress(text)) return
        const { protocol, username, password } = new URL(text)
        expect([protocol, username, password]).toEqual(['https:', '', ''])
      },
    ),
  )
})
