// Puts faults into the sources, one at a time, and prints which of them no test notices.
//
//   npm run bench -- faults [money|access|time|visibility or a part of a fault's name]
//
// Works on a copy of the repository's files in .data/faults. For each fault of bench/faults/ runs the unit and integration tests
// that it names, until the first one fails. The journeys and isolation tables of `npm run e2e` don't take part.

import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { applyFault, chooseFaults } from './faults/faults.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const copy = path.join(root, '.data', 'faults')
const report = path.join(copy, '.data', 'report.json')
const goal = 0.9

export async function run({ words: [part] }) {
  const faults = chooseFaults(part)
  copySources()
  expectGreen(faults)
  const missed = faults.filter((fault) => !isNoticed(fault))
  rmSync(copy, { recursive: true })
  const noticed = faults.length - missed.length
  return [
    {
      what: `faults noticed, of ${faults.length}`,
      value: noticed,
      baseline: faults.length,
      ratio: noticed / faults.length,
      goal,
      isFloor: true,
    },
  ]
}

function copySources() {
  rmSync(copy, { recursive: true, force: true })
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
  for (const file of files) cpSync(path.join(root, file), path.join(copy, file))
  cpSync(path.join(root, 'prisma', 'generated'), path.join(copy, 'prisma', 'generated'), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  mkdirSync(path.dirname(report), { recursive: true })
}

/** A test that fails anyway would count every fault as noticed. */
function expectGreen(faults) {
  const failure = findFailure([...new Set(faults.flatMap(({ tests }) => tests))])
  if (failure) throw new Error(`Fails without any fault: ${failure}`)
}

function isNoticed(fault) {
  const file = path.join(copy, fault.file)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, applyFault(source, fault))
  const failure = findFailure(fault.tests)
  writeFileSync(file, source)
  console.log(
    failure ? `noticed  ${fault.name}\n         by ${failure}` : `MISSED   ${fault.name} (${fault.file})`,
  )
  return failure !== null
}

/** Runs tests. Returns the first that fails, or the file that doesn't run; null if all pass. */
function findFailure(tests) {
  rmSync(report, { force: true })
  const vitest = path.join(copy, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=json', `--outputFile=${report}`]
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--bail=1', ...reporters, ...tests], {
    cwd: copy,
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
    stdio: 'ignore',
  })
  if (status === 0) return null
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const failedFile = testResults.find((one) => one.status === 'failed')
  const failedTest = failedFile?.assertionResults.find((one) => one.status === 'failed')
  if (!failedFile) throw new Error(`The tests didn't run: ${tests.join(' ')}`)
  return failedTest?.fullName ?? path.relative(copy, failedFile.name)
}
