import { expect, test } from 'vitest'
import { commandsFor, matchCommands } from './commands'

const labels = (role: 'CLIENT' | 'PHOTOGRAPHER', text: string) => {
  const { actions, pages } = commandsFor(role)
  return matchCommands([...actions, ...pages], text).map(({ label }) => label)
}

test('the beginnings of words find a command, in any order and case', () => {
  expect(labels('PHOTOGRAPHER', 'SEND pho')).toEqual(['Send photos'])
  expect(labels('PHOTOGRAPHER', 'pho send')).toEqual(['Send photos'])
  expect(labels('PHOTOGRAPHER', 'vac')).toEqual(['Block days'])
  expect(labels('PHOTOGRAPHER', 'hotos')).toEqual([])
})

test('each role finds only its own commands', () => {
  expect(labels('CLIENT', 'settings')).toEqual(['Email settings'])
  expect(labels('CLIENT', 'send photos')).toEqual([])
  expect(labels('PHOTOGRAPHER', 'get quote')).toEqual([])
})

test('an empty text finds everything once', () => {
  for (const role of ['CLIENT', 'PHOTOGRAPHER'] as const) {
    const { actions, pages } = commandsFor(role)
    expect(matchCommands(pages, ' ')).toHaveLength(pages.length)
    const all = [...actions, ...pages].map(({ label }) => label)
    expect(new Set(all).size).toBe(all.length)
  }
})
