import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTimeOf } from './processes.mjs'
import { openSupervisor } from './supervisor.mjs'

const script = fileURLToPath(new URL('./testing/launcher.mjs', import.meta.url))
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'supervisor-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the launcher and returns its process and the ids of the processes it started. */
async function launch() {
  const launcher = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  return { launcher, ...(await readReport(launcher)) }
}

/** Returns what the launcher prints once everything has started, skipping npm's own output. */
async function readReport({ stdout }) {
  for await (const line of createInterface({ input: stdout }))
    if (line.startsWith('{')) return JSON.parse(line)
  throw new Error('The launcher exited without a report.')
}

async function haveEnded(pids) {
  const deadline = Date.now() + 8000
  while (pids.some((pid) => startTimeOf(pid) !== null) && Date.now() < deadline) await sleep(50)
  return pids.every((pid) => startTimeOf(pid) === null)
}

test('stop ends the started processes and their children', async () => {
  const { launcher, pids } = await launch()
  expect(pids.every((pid) => startTimeOf(pid) !== null)).toBe(true)
  launcher.kill('SIGTERM')
  expect(await haveEnded([launcher.pid, ...pids])).toBe(true)
  expect(existsSync(path.join(folder, 'running.json'))).toBe(false)
})

test('the watchdog ends the processes when the launcher is killed', async () => {
  const { launcher, pids } = await launch()
  launcher.kill('SIGKILL')
  expect(await haveEnded([launcher.pid, ...pids])).toBe(true)
})

test.each(['SIGINT', 'SIGTERM'])('%s sent only to npm ends everything its script started', async (signal) => {
  const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'))
  const start = scripts.start.replace('scripts/start.mjs', `'${script}' '${folder}'`)
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
  // In its own process group, so that the signal reaches only npm.
  const npm = spawn('npm', ['start'], { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const { pids } = await readReport(npm)
  npm.kill(signal)
  expect(await haveEnded([npm.pid, ...pids])).toBe(true)
  expect(existsSync(path.join(folder, 'running.json'))).toBe(false)
})

test('a second launcher in the same folder fails and names the first', async () => {
  const { launcher, pids } = await launch()
  const message = `The test is already running from this folder (process ${launcher.pid}). Stop it first.`
  await expect(openSupervisor({ data: folder, logs: folder }, 'The test')).rejects.toThrow(message)
  launcher.kill('SIGTERM')
  expect(await haveEnded(pids)).toBe(true)
})

test('the next start ends processes that outlived the launcher and its watchdog', async () => {
  const { launcher, pids, watchdog } = await launch()
  // Suspended first, so that it can't react to the launcher's death before it is killed itself.
  process.kill(watchdog, 'SIGSTOP')
  launcher.kill('SIGKILL')
  expect(await haveEnded([launcher.pid])).toBe(true)
  process.kill(watchdog, 'SIGKILL')
  await sleep(200)
  expect(pids.every((pid) => startTimeOf(pid) !== null)).toBe(true)

  const next = await openSupervisor({ data: folder, logs: folder }, 'The test')
  expect(startTimeOf(pids[0])).toBe(null)
  expect(await haveEnded(pids)).toBe(true)
  await next.stop()
})

test('reports a failing process with its log', async () => {
  const supervisor = await openSupervisor({ data: folder, logs: folder }, 'The test')
  const failing = ['-e', 'console.log("the reason"); process.exit(3)']
  const run = supervisor.run('step', process.execPath, failing)
  await expect(run).rejects.toThrow('step failed (exit code 3).')
  expect(readFileSync(path.join(folder, 'step.log'), 'utf8')).toContain('the reason')
  await supervisor.stop()
})
