import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names'

test('a statement has a name once it is sent often', () => {
  const nameOf = createStatementNames({ minUses: 2, maxNames: 9, maxCandidates: 9 })
  const sent = ['SELECT 1', 'SELECT 2', 'SELECT 1', 'SELECT 2', 'SELECT 1', 'SELECT 3']
  expect(sent.map((sql) => nameOf({ sql }))).toEqual([
    '',
    '',
    'statement_1',
    'statement_2',
    'statement_1',
    '',
  ])
})

test('there are no more names than allowed, and no more texts that may get one', () => {
  const nameOf = createStatementNames({ minUses: 2, maxNames: 1, maxCandidates: 2 })
  for (const sql of ['one', 'two', 'three']) nameOf({ sql })
  // The third text was more than allowed, so the first two are forgotten.
  expect(['one', 'three', 'one', 'three'].map((sql) => nameOf({ sql }))).toEqual([
    '',
    'statement_1',
    '',
    'statement_1',
  ])
})
