import { expect, test } from 'vitest'
import { decodeText } from './decode-text'

test('UTF-8 is read with and without a byte order mark', () => {
  expect(decodeText(new TextEncoder().encode('Name;José Núñez'))).toBe('Name;José Núñez')
  expect(decodeText(new TextEncoder().encode('\uFEFFName'))).toBe('Name')
})

test('what isn’t UTF-8 is read as Windows-1252', () => {
  expect(decodeText(Uint8Array.from([0x4a, 0x6f, 0x73, 0xe9]))).toBe('José')
})

test('UTF-16 is read by its byte order mark', () => {
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x4a, 0, 0xe9, 0]))).toBe('Jé')
  expect(decodeText(Uint8Array.from([0xfe, 0xff, 0, 0x4a, 0, 0xe9]))).toBe('Jé')
})

test('a workbook isn’t text', () => {
  expect(decodeText(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x08, 0xff]))).toBeNull()
})
