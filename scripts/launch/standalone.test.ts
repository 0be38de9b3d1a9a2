import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { root } from './root'
import { programs } from './standalone'

it.each(Object.keys(programs))(
  '%s imports nothing of Next.js, which a deployment only has the server of',
  async (source) => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [source],
      tsconfig: 'scripts/launch/tsconfig.server.json',
      platform: 'node',
      format: 'esm',
      bundle: true,
      packages: 'external',
      write: false,
      outdir: root,
      metafile: true,
    })
    const files = Object.entries(metafile.inputs)
    const importing = files.filter(([, { imports }]) => imports.some(({ path }) => /^next($|\/)/.test(path)))
    expect(importing.map(([file]) => file)).toEqual([])
  },
)
