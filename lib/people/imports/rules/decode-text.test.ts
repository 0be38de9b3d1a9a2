import { expect, test } from 'vitest'
import { decodeText } from './decode-text'

test('UTF-8 is read with and without a byte order mark', () => {
  expect(decodeText(new TextEncoder().encode('Name;José Núñez'))).toBe('Name;José Núñez')
  expect(decodeText(new TextEncoder().encode('\uFEFFName'))).toBe('Name')
})

test('what isn’t UTF-8 is read as Windows-1252', () => {
  expect(decodeText(Uint8Array.from([0x4a, 0x6f, 0x73, 0xe9]))).toBe('José')
})
