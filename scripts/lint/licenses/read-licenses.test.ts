import { expect, test } from 'vitest'
import { isAllowed, readLicenses } from './read-licenses'

test('lists what is installed with the portal, once per version', () => {
  const packages = {
    '': { version: '0.1.0', license: 'UNLICENSED' },
    'node_modules/zod': { version: '4.0.0', license: 'MIT' },
    'node_modules/a/node_modules/zod': { version: '4.0.0', license: 'MIT' },
    'node_modules/@next/swc-darwin-arm64': { version: '16.0.0' },
    'node_modules/vitest': { version: '4.0.0', license: 'MIT', dev: true },
    'node_modules/nameless': { version: '1.0.0' },
  }
  expect(readLicenses({ packages })).toEqual([
    { name: '@next/swc-darwin-arm64', version: '16.0.0', license: 'MIT' },
    { name: 'nameless', version: '1.0.0', license: 'unknown' },
    { name: 'zod', version: '4.0.0', license: 'MIT' },
  ])
})

test.each([
  ['MIT', true],
  ['(MIT OR Apache-2.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['AGPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['unknown', false],
])('%s is allowed: %s', (license, expected) => {
  expect(isAllowed(license)).toBe(expected)
})
