import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { areas, foundations, singleDomains } from '@/scripts/lint/imports/import-rules'

const testFile = /\.(test|fixture)\.tsx?$/
/** Each may be a file or, for several subjects, a folder. */
const subjects = ['schema', 'limits', 'rules', 'words', 'actions']
const files = ['policy.ts']
const folders = ['queries', 'commands', 'operations', 'routes']
/** Where a subject may have a folder of its own. */
const nested = [...folders, 'rules']

/** Finds what doesn't belong in a domain, among its files relative to the domain's folder. */
function findStrangers(all: string[]): string[] {
  const strangers = all.filter((file) => !isInShape(file)).map((file) => file.replace(/\/.*/, ''))
  const twice = subjects.filter(
    (name) => all.includes(`${name}.ts`) && all.some((file) => file.startsWith(`${name}/`)),
  )
  return [...new Set([...strangers, ...twice.map((name) => `both ${name}.ts and ${name}/`)])].sort()
}

function isInShape(file: string): boolean {
  const [first = '', ...rest] = file.split('/')
  if (rest.at(-1) === 'index.ts') return false
  if (rest.length === 0)
    return testFile.test(file) || files.includes(file) || subjects.some((name) => file === `${name}.ts`)
  return rest.length === 1 ? [...folders, ...subjects].includes(first) : nested.includes(first)
}

const lib = path.resolve(import.meta.dirname)
const domains = [
  ...areas.flatMap((area) => readdirSync(path.join(lib, area)).map((name) => `${area}/${name}`)),
  ...singleDomains,
]

describe('every domain has the same shape', () => {
  test.each(domains)('%s', (domain) => {
    const all = readdirSync(path.join(lib, domain), { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) =>
        path
          .relative(path.join(lib, domain), path.join(item.parentPath, item.name))
          .replaceAll(path.sep, '/'),
      )
    expect(findStrangers(all)).toEqual([])
  })

  test('lib has only the ranked folders and tests, and components the same areas', () => {
    const namesIn = (folder: string) => readdirSync(folder).filter((name) => !testFile.test(name))
    const known = [...foundations, ...areas, ...singleDomains, 'workflows']
    expect(namesIn(lib).toSorted()).toEqual(known.toSorted())
    const shared = ['ui', 'shell', 'live', 'uploads', 'dashboard']
    for (const name of namesIn(path.resolve(lib, '../components')))
      expect([...known, ...shared]).toContain(name)
  })

  test.each(areas)('%s in components has domains of the same name', (area) => {
    const folder = path.resolve(lib, '../components', area)
    for (const name of readdirSync(folder)) expect(domains).toContain(`${area}/${name}`)
  })
})

describe('the shape', () => {
  test.each([
    'schema.ts',
    'schema.test.ts',
    'bookings.fixture.ts',
    'rules/late-fee.ts',
    'rules/late-fee/steps.ts',
    'words/timeline.ts',
    'queries/find-booking.ts',
    'queries/find-booking.integration.test.ts',
    'routes/pdf/write-invoice.ts',
    'routes/pdf/fonts/regular.ttf',
  ])('has room for %s', (file) => {
    expect(findStrangers([file])).toEqual([])
  })

  test.each([
    ['queries.ts', ['queries.ts']],
    ['booking-words.ts', ['booking-words.ts']],
    ['images/render.ts', ['images']],
    ['schema/blocking/days.ts', ['schema']],
    ['queries/index.ts', ['queries']],
    ['rules/index.ts', ['rules']],
  ])('has none for %s', (file, strangers) => {
    expect(findStrangers([file])).toEqual(strangers)
  })

  test('has rules.ts or a rules folder, not both', () => {
    expect(findStrangers(['rules.ts', 'rules/late-fee.ts'])).toEqual(['both rules.ts and rules/'])
  })
})
