import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

/**
 * One result. With a baseline, the goal limits the ratio to it, otherwise the value.
 * @typedef {{ page?: string, as?: string, bookings?: number, what: string, value: number, baseline?: number,
 *   ratio?: number, goal?: number, isFloor?: boolean, isNoisy?: boolean, size?: object }} Row `size` of the page, for rows
 *   that make up one line
 */

/**
 * Prints results and sets exit code 1 if any fails.
 * @param {Row[]} rows
 */
export function printRows(rows) {
  const plain = rows.filter(({ size }) => !size)
  const compared = groupByPage(rows.filter(({ size }) => size))
  if (compared.length > 0) console.table(compared.map(describePage))
  if (plain.length > 0) console.table(plain.map(describeRow))
  if (rows.some((row) => verdictOf(row) === 'fails')) process.exitCode = 1
}

/**
 * Writes results to a file, for `compareFiles`.
 * @param {string} file
 * @param {Row[]} rows
 */
export function writeRows(file, rows) {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
  const machine = `${cpus().length} x ${cpus()[0].model}, Node.js ${process.version}`
  writeFileSync(file, JSON.stringify({ commit, machine, at: new Date().toISOString(), rows }, null, 1))
}

/** Prints the results of two files side by side. */
export function compareFiles(...files) {
  const [before, after] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')))
  console.log(`Before: ${before.commit}, ${before.at}\nAfter:  ${after.commit}, ${after.at}`)
  const previous = new Map(before.rows.map((row) => [keyOf(row), row]))
  console.table(
    after.rows.flatMap((row) => {
      const earlier = previous.get(keyOf(row))
      if (!earlier) return []
      return [
        {
          ...labelsOf(row),
          what: row.what,
          before: round(earlier.value),
          after: round(row.value),
          'after / before': round(row.value / earlier.value),
          'ratio before': round(earlier.ratio),
          'ratio after': round(row.ratio),
          noisy: [earlier.isNoisy && 'before', row.isNoisy && 'after'].filter(Boolean).join(', '),
        },
      ]
    }),
  )
}

/** @returns {'' | 'too noisy' | 'passes' | 'fails'} */
function verdictOf({ value, ratio = value, goal, isFloor = false, isNoisy = false }) {
  if (goal === undefined) return ''
  if (isNoisy) return 'too noisy'
  return (isFloor ? ratio >= goal : ratio <= goal) ? 'passes' : 'fails'
}

function describeRow(row) {
  const { what, value, baseline, ratio, goal, isFloor } = row
  const limit =
    goal === undefined || goal === Number.POSITIVE_INFINITY ? '' : `${isFloor ? '>=' : '<='} ${goal}`
  const compared = baseline === undefined ? {} : { baseline: round(baseline), ratio: round(ratio) }
  return { ...labelsOf(row), what, value: round(value), ...compared, goal: limit, verdict: verdictOf(row) }
}

/** Describes all results of a page in one line: each value, and beside it the ratio to the bare page's. */
function describePage(rows) {
  const [{ size }] = rows
  const sizes = {
    elements: size.elements,
    KB: Math.round(size.bytes / 1024),
    SQL: size.statements,
    'slowest SQL': size.slowest,
  }
  const columns = rows.flatMap(({ what, value, ratio }) => [
    [what, round(value)],
    [`ratio${' '.repeat(columnNumber(what, rows))}`, Number(ratio.toFixed(2))],
  ])
  return {
    ...labelsOf(rows[0]),
    ...sizes,
    ...Object.fromEntries(columns),
    verdict: summarize(rows),
  }
}

/** Columns of a table need different names. */
function columnNumber(what, rows) {
  return rows.findIndex((row) => row.what === what)
}

function summarize(rows) {
  const named = (verdict) => rows.filter((row) => verdictOf(row) === verdict).map(({ what }) => what)
  const [failed, noisy] = [named('fails'), named('too noisy')]
  if (failed.length === 0 && noisy.length === 0) return 'passes'
  return [
    ...(failed.length > 0 ? [`fails: ${failed.join(', ')}`] : []),
    ...(noisy.length > 0 ? [`too noisy: ${noisy.join(', ')}`] : []),
  ].join('; ')
}

function groupByPage(rows) {
  const groups = new Map()
  for (const row of rows) {
    const key = JSON.stringify(labelsOf(row))
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}

function labelsOf({ page, as, bookings }) {
  return Object.fromEntries(Object.entries({ page, as, bookings }).filter(([, label]) => label !== undefined))
}

function keyOf(row) {
  return JSON.stringify({ ...labelsOf(row), what: row.what })
}

function round(value) {
  return value === undefined ? '' : Number(value.toPrecision(3))
}
