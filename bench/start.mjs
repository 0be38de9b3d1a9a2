// Measures how long `npm start` takes in a new clone, and then again, with the time of each step.
//
//   npm run bench -- start
//
// Clones the last commit into a temporary folder. npm's cache should be warm: run it twice on a new machine.

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import getPort from 'get-port'
import { root } from '../scripts/launch/root.ts'
import { isBusy, watchMachine } from './support/machine.mjs'

const goals = { cold: 90, warm: 2 }

export async function run() {
  const parent = mkdtempSync(path.join(tmpdir(), 'northlight-start-'))
  // As root, Postgres runs as another user, who must reach its data.
  chmodSync(parent, 0o755)
  const folder = path.join(parent, 'clone')
  try {
    execFileSync('git', ['clone', '--quiet', root, folder])
    const port = String(await getPort())
    const cold = await startOnce(folder, port)
    const warm = await startOnce(folder, port)
    return [...describe('cold start', cold, goals.cold), ...describe('warm start', warm, goals.warm)]
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

/** Runs `npm start` until the portal is ready. Returns the seconds that it and its steps took. */
async function startOnce(folder, port) {
  const machine = watchMachine()
  const start = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: environment(port),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(npm, 'exit')
  const steps = []
  let seconds
  for await (const line of createInterface(npm.stdout)) {
    console.log(line)
    const [, step, time] = /^ {2}✓ (.+) \(([\d.]+) s\)$/.exec(line) ?? []
    if (step) steps.push({ step, seconds: Number(time) })
    if (!line.includes('Northlight is ready')) continue
    seconds = (performance.now() - start) / 1000
    npm.kill('SIGINT')
  }
  await ended
  if (seconds === undefined) throw new Error(`npm start failed in ${folder}`)
  return { seconds, steps, isNoisy: isBusy(machine.stop()) }
}

/** Without the variables that `npm run bench` sets for its own script. */
function environment(port) {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$/.test(name))
  return { ...Object.fromEntries(own), PORT: port }
}

function describe(name, { seconds, steps, isNoisy }, goal) {
  return [
    { what: `${name}, s`, value: seconds, goal, isNoisy },
    ...steps.map((step) => ({ what: `${name}: ${step.step}, s`, value: step.seconds })),
  ]
}
