// Runs before the packages are installed, so it imports only what Node.js itself has.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Installs the packages if necessary, then imports a TypeScript module of this folder.
 * @param {string} file
 * @param {{ isForRunning?: boolean }} [options] whether packages that only development and tests need may be missing
 */
export async function importInstalled(file, { isForRunning = false } = {}) {
  await installPackages(isForRunning)
  await import('./typescript.mjs')
  return await import(file)
}

async function installPackages(isForRunning) {
  const missing = findMissing()
  const needed = isForRunning ? missing.filter(({ isForDevelopment }) => !isForDevelopment) : missing
  if (needed.length === 0) return
  console.log('  · Installing packages…')
  // TypeScript would repeat what it found out about the previous packages.
  rmSync(path.join(root, 'tsconfig.tsbuildinfo'), { force: true })
  await runNpm(...commandFor(missing, isForRunning), '--include=optional', ...quiet)
  console.log(`  ✓ Installing packages (${(performance.now() / 1000).toFixed(1)} s)`)
}

const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

function commandFor(missing, isForRunning) {
  const isNew = !existsSync(path.join(root, 'node_modules'))
  if (isForRunning && isNew) return ['ci', '--omit=dev']
  // Leaves the other packages in place, which a running portal may be using.
  if (missing.every(({ isForDevelopment }) => isForDevelopment))
    return ['install', '--no-save', '--include=dev']
  return ['ci', '--include=dev']
}

/** Returns the packages of package-lock.json that npm's record of node_modules doesn't have in the same version. */
function findMissing() {
  const wanted = readLock('package-lock.json')
  const present = readLock('node_modules/.package-lock.json')
  return Object.entries(wanted)
    .filter(([place, { version, optional }]) => place && !optional && present[place]?.version !== version)
    .map(([, { dev, devOptional }]) => ({ isForDevelopment: Boolean(dev || devOptional) }))
}

function readLock(file) {
  const place = path.join(root, file)
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')).packages : {}
}

async function runNpm(...args) {
  // npm passes its own script's path to the scripts it runs, so there's no need to search PATH.
  const script = process.env.npm_execpath
  const isNpm = script !== undefined && /npm-cli\.c?js$/.test(script)
  const [command, first] = isNpm ? [process.execPath, [script]] : ['npm', []]
  // Prisma would download its schema engine, which isn't used here; any existing program satisfies the check.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, NODE_ENV: 'development' }
  const npm = spawn(command, [...first, ...args], { cwd: root, env, stdio: 'inherit' })
  const forward = (signal) => npm.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  const [code] = await once(npm, 'exit')
  for (const signal of signals) process.off(signal, forward)
  if (code === 0) return
  console.error("\nCouldn't install the packages.")
  process.exit(1)
}
