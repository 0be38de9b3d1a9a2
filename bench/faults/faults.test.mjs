import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { applyFault, groups } from './faults.mjs'

const faults = Object.values(groups).flat()

test.each(faults)('a fault can still be made: $name', (fault) => {
  const source = readFileSync(fault.file, 'utf8')
  expect(applyFault(source, fault)).not.toBe(source)
})

test('there are enough faults, each with a name of its own', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60)
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
})
