import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAdded } from './read-added'

const place = mkdtempSync(path.join(os.tmpdir(), 'northlight-history-'))
const root = path.join(place, 'whole')
afterAll(() => rmSync(place, { recursive: true }))

function git(at: number, ...args: string[]) {
  const date = `@${at} +0000`
  const person = { NAME: 'Test', EMAIL: 'test@northlight.test', DATE: date }
  const env = Object.fromEntries(
    Object.entries(person).flatMap(([key, value]) => [
      [`GIT_AUTHOR_${key}`, value],
      [`GIT_COMMITTER_${key}`, value],
    ]),
  )
  execFileSync('git', args, { cwd: root, env: { ...process.env, ...env }, stdio: 'pipe' })
}

function commit(at: number, ...names: string[]) {
  for (const name of names) {
    mkdirSync(path.join(root, 'prisma/migrations', name), { recursive: true })
    writeFileSync(path.join(root, 'prisma/migrations', name, 'migration.sql'), name)
  }
  git(at, 'add', '.')
  git(at, 'commit', '-m', names.join())
}

beforeAll(() => {
  mkdirSync(root)
  git(0, 'init', '-q', '-b', 'main')
  commit(100, 'a', 'b')
  git(0, 'checkout', '-q', '-b', 'branch')
  commit(200, 'c')
  git(0, 'checkout', '-q', 'main')
  commit(300, 'd')
  git(400, 'merge', '-q', '--no-ff', 'branch', '-m', 'Merge')
})

test('a migration was added by its commit, and one of a branch when that was merged', () => {
  expect([...readAdded(root, 'prisma/migrations')].sort()).toEqual([
    ['a', { place: 0, at: 100 }],
    ['b', { place: 0, at: 100 }],
    ['c', { place: 2, at: 400 }],
    ['d', { place: 1, at: 300 }],
  ])
})

test('a shallow clone knows its last commit', () => {
  const shallow = path.join(place, 'shallow')
  git(0, 'clone', '-q', '--depth', '1', `file://${root}`, shallow)
  expect([...readAdded(shallow, 'prisma/migrations')].sort()).toEqual(
    ['a', 'b', 'c', 'd'].map((name) => [name, { place: 0, at: 400 }]),
  )
})

test('nothing is known without a history', () => {
  const folder = path.join(place, 'unpacked')
  mkdirSync(folder)
  expect(readAdded(folder, 'prisma/migrations').size).toBe(0)
})
