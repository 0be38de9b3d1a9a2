// Follows the flows of docs/flows.md through the imports of the code.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readImports } from '@/scripts/lint/imports/read-imports'

const root = fileURLToPath(new URL('../', import.meta.url))

/** `handedOverBy` is the job, event or URL through which the file is reached without an import. */
type Step = { file: string; handedOverBy?: string }
type Flow = { title: string; steps: Step[] }

const document = readFileSync(path.join(root, 'docs/flows.md'), 'utf8')
const flows = document.split(/^## /m).slice(1).map(toFlow)

/** Parses a section: its numbered lines start with a file, and name a handover as ``(by `name`)``. */
function toFlow(section: string): Flow {
  const [title = '', ...lines] = section.split('\n')
  const steps = lines.flatMap((line) => {
    const [, file, handedOverBy] = /^\d+\. `([^`]+)`(?: \(by `([^`]+)`\))?/.exec(line) ?? []
    return file ? [{ file, ...(handedOverBy && { handedOverBy }) }] : []
  })
  return { title: title.trim(), steps }
}

test('documents the five flows', () => {
  expect(flows.map(({ title }) => title)).toEqual([
    'Book a slot',
    'Upload photos to the gallery',
    'Pay to unlock',
    'Send a message, live and by email',
    'Edit the portfolio',
  ])
})

describe.each(flows)('$title', ({ steps }) => {
  test('consists of files that exist', () => {
    expect(steps.length).toBeGreaterThan(5)
    expect(steps.filter(({ file }) => !existsSync(path.join(root, file)))).toEqual([])
  })

  test('enters no file twice', () => {
    const files = steps.map(({ file }) => file)
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
  })

  test('enters each file from one that is still running, or by a handover', () => {
    expect(findBrokenSteps(steps)).toEqual([])
  })
})

/**
 * Returns the steps that the flow can't reach in this order. A step is reached by an import of a file that is still running:
 * the previous step or one that led to it. A file whose work is done can't lead to another step, which would enter it twice.
 */
function findBrokenSteps(steps: Step[]): string[] {
  const edges = new Set(
    readImports(
      root,
      steps.map(({ file }) => file),
    ).map(({ from, to }) => `${from} ${to}`),
  )
  const broken: string[] = []
  let running: string[] = []
  for (const [index, { file, handedOverBy }] of steps.entries()) {
    if (handedOverBy) {
      const earlier = steps.slice(0, index).map((step) => step.file)
      if (!isReachedBy(handedOverBy, file, earlier)) broken.push(`${file} isn't reached by ${handedOverBy}`)
      running = [file]
      continue
    }
    const caller = running.findLastIndex((one) => edges.has(`${one} ${file}`))
    if (caller === -1 && index > 0) broken.push(`${file} isn't imported by a running file`)
    running = [...running.slice(0, caller + 1), file]
  }
  return broken
}

/** A URL leads to the proxy, then to its page or route; a job or an event is named by an earlier file and by the one that handles it. */
function isReachedBy(handover: string, file: string, earlier: string[]): boolean {
  if (handover.startsWith('/'))
    return file === 'proxy.ts' || file.replaceAll(/^app|\/\([^)]*\)|\/(page|route)\.tsx?$/g, '') === handover
  return [file, earlier.find((one) => mentions(one, handover))].every((one) => one && mentions(one, handover))
}

function mentions(file: string, name: string): boolean {
  return readFileSync(path.join(root, file), 'utf8').includes(name)
}
