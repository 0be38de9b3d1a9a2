import { describe, expect, test } from 'vitest'
import { listStepsLeft, markableSteps, type OpeningFacts, openingSteps, toStepReports } from './opening'

const nothing = Object.fromEntries(openingSteps.map((step) => [step, null])) as OpeningFacts

function stateOf(step: string, facts: Partial<OpeningFacts>, marks: string[]) {
  return toStepReports({ ...nothing, ...facts }, marks).find((report) => report.step === step)?.state
}

describe('a step', () => {
  test('is done once a record shows it, also if it was put off before', () => {
    expect(stateOf('project', {}, [])).toBe('open')
    expect(stateOf('project', {}, ['project'])).toBe('later')
    expect(stateOf('project', { project: '1 project' }, ['project'])).toBe('done')
  })

  test('is done by the owner’s word where no record can show it', () => {
    expect(stateOf('tax', {}, ['tax'])).toBe('done')
    expect(stateOf('link', {}, ['link'])).toBe('done')
  })

  test('can’t be put off if nobody can book without it', () => {
    expect(stateOf('hours', {}, ['hours', 'services'])).toBe('open')
    expect(stateOf('services', {}, ['hours', 'services'])).toBe('open')
  })
})

test('nothing is left once all that can be marked is, and there are hours and services', () => {
  expect(listStepsLeft(toStepReports(nothing, []))).toHaveLength(openingSteps.length)
  const facts = { ...nothing, hours: 'Mon–Fri', services: '5 services' }
  expect(listStepsLeft(toStepReports(facts, markableSteps))).toEqual([])
})
