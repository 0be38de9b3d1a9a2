// Runs benchmarks and prints their results.
//
//   npm run bench                                    what every change should keep: see `standard`
//   npm run bench -- <name> [arguments]              one benchmark of this folder
//   npm run bench -- [name] --json <file>            also writes the results
//   npm run bench -- --compare <file> <file>         prints two such files side by side
//   npm run bench -- [name] --quick                  fewer pages and rounds
//   npm run bench -- pages --framed                  compares with a page inside of a portal's frame

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compareFiles, printRows, writeRows } from './support/report.mjs'

const standard = ['pages', 'page-weight', 'soak', 'start', 'day']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    compare: { type: 'boolean' },
    quick: { type: 'boolean' },
    framed: { type: 'boolean' },
  },
})
if (values.compare) compareFiles(...positionals)
else await runBenches(positionals)

async function runBenches([name, ...words]) {
  const rows = []
  for (const one of name ? [name] : standard) {
    const { run } = await import(findBench(one))
    try {
      rows.push(...(await run({ words, isQuick: values.quick ?? false, isFramed: values.framed ?? false })))
    } catch (error) {
      // What was measured before took long.
      console.error(`${one} failed:`, error)
      process.exitCode = 1
    }
    if (values.json) writeRows(values.json, rows)
  }
  printRows(rows)
}

function findBench(name) {
  const file = new URL(`./${name}.mjs`, import.meta.url)
  if (existsSync(file)) return fileURLToPath(file)
  console.error(`There is no benchmark ${name}. See bench/README.md.`)
  process.exit(1)
}
