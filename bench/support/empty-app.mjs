import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { nextScript } from '../../sandbox/launch/build.mjs'
import { root } from '../../sandbox/launch/folders.mjs'
import { scriptsIn } from './scripts-in.mjs'

const files = {
  'package.json': '{ "name": "empty", "private": true, "type": "module" }',
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.jsx': 'export default () => <p>Empty</p>',
}

/** Builds an app of one empty page with the portal's own Next.js and React; answers its script's gzip bytes. */
export function weighEmptyApp() {
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-app-'))
  try {
    mkdirSync(path.join(folder, 'app'))
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    // The bundler follows the link to the packages only below its root.
    const bundlerRoot = path.parse(folder).root
    const config = `export default { turbopack: { root: ${JSON.stringify(bundlerRoot)} } }`
    writeFileSync(path.join(folder, 'next.config.mjs'), config)
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
    execFileSync(process.execPath, [nextScript, 'build'], { cwd: folder, env, stdio: 'pipe' })
    const built = path.join(folder, '.next')
    const scripts = scriptsIn(readFileSync(path.join(built, 'server', 'app', 'index.html'), 'utf8'))
    return scripts.reduce((sum, script) => sum + gzipSync(readFileSync(path.join(built, script))).length, 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
