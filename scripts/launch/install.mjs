// Runs before the packages are installed, so it imports only what Node.js itself has.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashSources, hasStamp } from './source-hash.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const installed = path.join(root, 'node_modules')
const stampFile = path.join(installed, '.northlight-lock')

/** Installs the packages if necessary, then imports a TypeScript module of this folder. */
export async function importInstalled(file) {
  await installPackages()
  await import('./typescript.mjs')
  return await import(file)
}

/** Installs the packages if package-lock.json changed since the last installation. */
async function installPackages() {
  const stamp = hashSources(['package-lock.json'])
  if (hasStamp(stampFile, stamp)) return
  if (!isInstalledAlready()) {
    console.log('  · Installing packages…')
    // TypeScript would repeat what it found out about the previous packages.
    for (const file of [stampFile, path.join(root, 'tsconfig.tsbuildinfo')]) rmSync(file, { force: true })
    await runNpm('ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error')
    console.log(`  ✓ Installing packages (${(performance.now() / 1000).toFixed(1)} s)`)
  }
  writeFileSync(stampFile, stamp)
}

/** Returns whether node_modules already matches package-lock.json because someone ran npm by hand. */
function isInstalledAlready() {
  const record = path.join(installed, '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === '' || optional || present[place]?.version === version,
  )
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
