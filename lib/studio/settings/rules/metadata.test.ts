import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { portalMetadata, unbrandedMetadata } from './metadata'

test('a page that names nobody inherits nothing that could name the studio', () => {
  const { formatDetection: _namesNobody, ...inherited } = portalMetadata('Northlight')
  expect(Object.keys(unbrandedMetadata('12 Elm Street'))).toEqual(
    expect.arrayContaining(Object.keys(inherited)),
  )
})

test('the only metadata file of the root is the manifest, which such a page leaves out', () => {
  const metadataFile = /^(apple-icon|favicon|icon|manifest|opengraph-image|twitter-image)\d*\./
  const files = readdirSync(new URL('../../../../app', import.meta.url)).filter((name) =>
    metadataFile.test(name),
  )
  expect(files).toEqual(['manifest.ts'])
  expect(unbrandedMetadata('12 Elm Street').manifest).toBeNull()
})
