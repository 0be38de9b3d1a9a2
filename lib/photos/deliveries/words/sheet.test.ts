import { expect, test } from 'vitest'
import { describeFlag, describeStack, describeTimes, sheetTexts } from './sheet'

const numbers = (count: number) => Array.from({ length: count }, (_, place) => `0${place + 1}`)

test('a few numbers are listed, and many are counted', () => {
  expect(sheetTexts.leaveOut(numbers(2))).toBe('Leave out 01 and 02')
  expect(sheetTexts.leaveOut(numbers(8))).toBe('Leave out 8 photos')
  const flag = describeFlag({ kind: 'ALIKE' }, { numbers: numbers(8), keep: '02' })
  expect(flag.title).toBe('01, 02, 03, and 5 more look the same')
})

test('a tilt is described in half degrees and by its side', () => {
  const words = { numbers: ['04'], keep: null }
  expect(describeFlag({ kind: 'TILTED', tilt: -1.1 }, words).hint).toContain('1° to the left')
  expect(describeFlag({ kind: 'TILTED', tilt: 2.4 }, words).hint).toContain('2.5° to the right')
})

test('a stack is described by its shots', () => {
  const files = (...names: string[]) => names.map((name) => ({ name }))
  expect(describeStack(files('1.jpg'))).toBeNull()
  expect(describeStack(files('1.jpg', '1.nef'))?.label).toBe('With RAW')
  expect(describeStack(files('1.jpg', '1.nef', '2.jpg', '3.jpg'))?.label).toBe('3 exposures')
})

test("times are by the camera's own clock", () => {
  const at = (time: string) => Date.parse(`2026-05-28T${time}Z`)
  expect(describeTimes([at('10:05:00'), at('10:02:00')]).replace(/\s+/g, ' ')).toBe('10:02 – 10:05 AM')
})
