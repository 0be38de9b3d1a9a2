import { expect, test } from 'vitest'
import { parseTestArguments } from './test-arguments'

test('without arguments, everything runs', () => {
  expect(parseTestArguments([])).toEqual({
    stage: undefined,
    filter: [],
    changedSince: undefined,
    clock: undefined,
  })
})

test('a stage and file filters', () => {
  expect(parseTestArguments(['unit', 'money', 'zip'])).toMatchObject({
    stage: 'unit',
    filter: ['money', 'zip'],
  })
})

test('what changed since a commit, or since the branch left main, with or without a stage', () => {
  expect(parseTestArguments(['--changed'])).toMatchObject({ stage: undefined, changedSince: 'main' })
  expect(parseTestArguments(['integration', '--changed=HEAD~3'])).toMatchObject({
    stage: 'integration',
    changedSince: 'HEAD~3',
  })
})

test('the time at which the clock of the run starts', () => {
  expect(parseTestArguments(['unit', '--clock=2026-03-08T00:03'])).toMatchObject({
    stage: 'unit',
    clock: '2026-03-08T00:03',
  })
  expect(() => parseTestArguments(['--clock'])).toThrow('There\'s no option "--clock".')
})

test('an unknown option is not taken for a filter', () => {
  expect(() => parseTestArguments(['unit', '--watch'])).toThrow('There\'s no option "--watch".')
})
