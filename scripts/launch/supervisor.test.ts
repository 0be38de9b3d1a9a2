import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTimeOf } from './processes.mjs'
import { root } from './root'
import { openSupervisor } from './supervisor'

const script = fileURLToPath(new URL('./testing/launcher.ts', import.meta.url))
const loader = import.meta.resolve('tsx')
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'supervisor-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the launcher and returns its process and the ids of the processes it started. */
async function launch() {
  const args = ['--import', loader, script, folder]
  const launcher = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  return { launcher, pids: await readPids(launcher) }
}

/** Returns what the launcher prints once everything has started, skipping npm's own output. */
async function readPids({ stdout }: ChildProcess): Promise<number[]> {
  for await (const line of createInterface({ input: stdout as Readable }))
    if (line.startsWith('[')) return JSON.parse(line)
  throw new Error('The launcher exited without printing ids.')
}

const isRunning = (pid: number | undefined) => pid !== undefined && startTimeOf(pid) !== null

async function expectEnded(pids: (number | undefined)[]) {
  await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), { timeout: 8000 })
}

test('stop ends the started processes and their children', async () => {
  const { launcher, pids } = await launch()
  expect(pids.every(isRunning)).toBe(true)
  launcher.kill('SIGTERM')
  await expectEnded([launcher.pid, ...pids])
  expect(existsSync(path.join(folder, 'running.json'))).toBe(false)
})

test('the watchdog ends the processes when the launcher is killed', async () => {
  const { launcher, pids } = await launch()
  launcher.kill('SIGKILL')
  await expectEnded([launcher.pid, ...pids])
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s sent only to npm ends everything its script started',
  async (signal) => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    const command = `--import '${loader}' '${script}' '${folder}'`
    const start = scripts.start.replace('scripts/run.mjs start', command)
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
    // In its own process group, so that the signal reaches only npm.
    const npm = spawn('npm', ['start'], {
      cwd: folder,
      detached: true,
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json') },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const pids = await readPids(npm)
    npm.kill(signal)
    await expectEnded([npm.pid, ...pids])
    expect(existsSync(path.join(folder, 'running.json'))).toBe(false)
  },
)

test('a second launcher in the same folder fails and names the first; a killed one is no obstacle', async () => {
  const { launcher, pids } = await launch()
  const message = `The test is already running from this folder (process ${launcher.pid}). Stop it first.`
  await expect(openSupervisor({ data: folder, logs: folder }, 'The test')).rejects.toThrow(message)
  launcher.kill('SIGKILL')
  await expectEnded([launcher.pid, ...pids])
  const next = await openSupervisor({ data: folder, logs: folder }, 'The test')
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

test("reports a server that exits before it's ready", async () => {
  const supervisor = await openSupervisor({ data: folder, logs: folder }, 'The test')
  const options = { isReady: async () => false }
  const server = supervisor.serve('server', process.execPath, ['-e', ''], options)
  await expect(server).rejects.toThrow("server didn't start.")
  await supervisor.stop()
})
